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

// A row before anything happened to it.
struct NewRow
{
    QStringList cells; // as they came
    QString key = {}; // names the record; empty: none does
    QString refusal = {}; // why it will not be sent; empty: it will
    QString code = {}; // of the refusal
};

// What a row came to.
struct RowEnd
{
    qint64 number = 0;
    RowState state = RowState::Done;
    int status = 0; // of HTTP, when one came
    QString code = {}; // the service's own
    QString text = {}; // why, in words that fit every row it happens to
    QString detail = {}; // what the service said of this row
    QByteArray record = {}; // what the service answered, where it is worth keeping
};

// A row whose request may leave once this is written down.
struct RowStart
{
    qint64 number = 0;
    QByteArray request;
    QByteArray before = {}; // the record as it was
};

// A row as it stands in the journal; from 1.
struct JobRow
{
    qint64 number = 0;
    QStringList cells = {};
    QString key = {};
    RowState state = RowState::Waiting;
    QDateTime at = {}; // when its state was written down
    QDateTime sent = {}; // when its request may have left for the first time
    int status = 0;
    QString code = {};
    QString text = {};
    QString detail = {};
    QByteArray request = {};
    QByteArray before = {};
    QByteArray record = {};
    // When a privacy request removed the content of the row; invalid if none did.
    QDateTime erased = {};
};

// Why rows ended as they did, and how many.
struct RowReason
{
    qint64 id = 0;
    RowState state = RowState::Refused;
    QString code = {};
    QString text = {};
    qint64 rows = 0;

    bool operator==(const RowReason &) const = default;
};

// Which rows; nothing set: all of them.
struct RowFilter
{
    std::optional<RowState> state = {};
    std::optional<qint64> reason = {};

    bool operator==(const RowFilter &) const = default;
};

// Everything that is written down at once.
struct Step
{
    std::vector<RowEnd> ends = {};
    // Rows whose requests certainly did not reach the service and will be sent by this run. Written
    // before the starts.
    std::vector<qint64> holds = {};
    std::vector<RowStart> starts = {}; // of rows that were Reading
    std::map<qint64, QByteArray> answers = {}; // to rows that go on, by their numbers
    std::vector<qint64> returns = {}; // did not leave after all, and wait again
    int wanted = 0; // how many more rows to begin
};

} // namespace storedesk::journal
