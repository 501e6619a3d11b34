// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/rowstate.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace storedesk::journal {

// A row to be appended.
struct NewRow
{
    // Original cells.
    QStringList cells;
    // Key of the record. Empty if the row has no key.
    QString key = {};
    // The reason the row will not be sent. Empty if it will be sent.
    QString refusal = {};
    // Code of the refusal.
    QString code = {};
};

// The result of a row.
struct RowEnd
{
    qint64 number = 0;
    RowState state = RowState::Done;
    // HTTP status, if there was a response.
    int status = 0;
    // Error code sent by the service.
    QString code = {};
    // The reason, in words that are identical for all affected rows.
    QString text = {};
    // The service's message about this row.
    QString detail = {};
    // The service's response, if it is worth storing.
    QByteArray record = {};
};

// A row whose request may be sent once this is stored.
struct RowStart
{
    qint64 number = 0;
    QByteArray request;
    // The previous record.
    QByteArray before = {};
};

// A row as stored in the journal, numbered from 1.
struct JobRow
{
    qint64 number = 0;
    QStringList cells = {};
    QString key = {};
    RowState state = RowState::Waiting;
    // Time of the last state change.
    QDateTime at = {};
    // Time at which the request may have been sent first.
    QDateTime sent = {};
    int status = 0;
    QString code = {};
    QString text = {};
    QString detail = {};
    QByteArray request = {};
    QByteArray before = {};
    QByteArray record = {};
    // When a privacy request removed the content of the row. Invalid if the content was not
    // removed.
    QDateTime erased = {};
};

// A reason shared by several rows with the same result.
struct RowReason
{
    qint64 id = 0;
    RowState state = RowState::Refused;
    QString code = {};
    QString text = {};
    qint64 rows = 0;

    bool operator==(const RowReason &) const = default;
};

// Selects rows. Without any condition, all rows are selected.
struct RowFilter
{
    std::optional<RowState> state = {};
    std::optional<qint64> reason = {};
    // A part of a cell or of the reason. Ignores the case of the letters a to z.
    QString text = {};

    bool operator==(const RowFilter &) const = default;
};

// The order of rows in a view. Rows that are equal are in the order of their numbers.
struct RowOrder
{
    enum class By : quint8 { Number, State, Reason, Cell };

    By by = By::Number;
    // The index of the cell for By::Cell. Cells that are numbers are sorted by value and come
    // before text.
    int cell = 0;
    bool descending = false;

    bool operator==(const RowOrder &) const = default;
};

// Changes that are stored in one transaction.
struct JobStep
{
    std::vector<RowEnd> ends = {};
    // Rows whose requests certainly did not reach the service and will be sent by this run. Stored
    // before the starts.
    std::vector<qint64> holds = {};
    // Starts of rows that are in the Reading state.
    std::vector<RowStart> starts = {};
    // Responses for rows that are still being processed, by row number.
    std::map<qint64, QByteArray> answers = {};
    // Rows that were not sent after all and wait again.
    std::vector<qint64> returns = {};
    // Number of further rows to start.
    int wanted = 0;
};

} // namespace storedesk::journal
