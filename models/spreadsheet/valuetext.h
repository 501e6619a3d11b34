// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"

#include <QByteArray>

namespace storedesk::spreadsheet {

// Digits with at most one point, few enough to be what somebody typed.
[[nodiscard]] bool isPlainNumber(QByteArrayView text);

// Adds a number as text that reads the same in every country: whole numbers as they are written,
// others with at most 15 digits, as spreadsheets show them.
void appendPlain(QByteArrayView stored, QByteArray &to);

// Adds what a cell shows whose number is stored this way: a date as 2026-11-16, with a time as
// 2026-11-16 14:30:00. A number that no calendar has stays one.
void appendNumber(QByteArrayView stored, const NumberForm &form, bool from1904, QByteArray &to);

// The same of a date that is stored as text: 2026-11-16T14:30:00.
void appendIsoDate(QByteArrayView stored, const NumberForm &form, QByteArray &to);
// And of a time that is stored as a duration: PT14H30M00S.
void appendDuration(QByteArrayView stored, const NumberForm &form, QByteArray &to);

} // namespace storedesk::spreadsheet
