// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"

#include <QByteArray>

namespace storedesk::spreadsheet {

// Returns whether the text has digits with at most one point, few enough to have been typed.
[[nodiscard]] bool isPlainNumber(QByteArrayView text);

// Appends a number in a form that is independent of the locale: whole numbers unchanged, others
// with at most 15 digits, as spreadsheets show them.
void appendPlain(QByteArrayView stored, QByteArray &to);

// Appends the text of a cell with this stored number: a date as 2026-11-16, with a time as
// 2026-11-16 14:30:00. A number outside the calendar stays a number.
void appendNumber(QByteArrayView stored, const NumberForm &form, bool from1904, QByteArray &to);

// Appends a date that is stored as text: 2026-11-16T14:30:00.
void appendIsoDate(QByteArrayView stored, const NumberForm &form, QByteArray &to);
// Appends a time that is stored as a duration: PT14H30M00S.
void appendDuration(QByteArrayView stored, const NumberForm &form, QByteArray &to);

} // namespace storedesk::spreadsheet
