import type { DoctorCheck } from '#core/staff/doctor.ts';

type Name = DoctorCheck['name'];

export function ok(name: Name, message: string): DoctorCheck {
  return { name, status: 'ok', message };
}

/** It works, but not for long, or not for all. */
export function warning(name: Name, message: string, todo: string): DoctorCheck {
  return { name, status: 'warning', message, todo };
}

export function failed(name: Name, message: string, todo: string): DoctorCheck {
  return { name, status: 'failed', message, todo };
}
