// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"

#include <QByteArray>

namespace storedesk::spreadsheet {

// Returns whether the text consists of digits with at most one point, and is short enough to have
// been typed.
[[nodiscard]] bool isPlainNumber(QByteArrayView text);

// Appends a number in a form that does not depend on the locale. Whole numbers are unchanged, and
// others have at most 15 digits, as in spreadsheet programs.
void appendPlain(QByteArrayView stored, QByteArray &to);

// Appends the text for a cell with this stored number. A date has the form 2026-11-16, or
// 2026-11-16 14:30:00 with a time. A number outside the calendar stays a number.
void appendNumber(QByteArrayView stored, const NumberForm &form, bool from1904, QByteArray &to);

// Appends a date that is stored as text, such as 2026-11-16T14:30:00.
void appendIsoDate(QByteArrayView stored, const NumberForm &form, QByteArray &to);
// Appends a time that is stored as a duration, such as PT14H30M00S.
void appendDuration(QByteArrayView stored, const NumberForm &form, QByteArray &to);

} // namespace storedesk::spreadsheet
