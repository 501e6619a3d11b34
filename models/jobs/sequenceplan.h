// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "base/result.h"
#include "journal/jobrow.h"

#include <QHash>
#include <QMutex>

#include <optional>

namespace storedesk::jobs {

// The task of jobs whose rows are sent one after the other, because later ones need what earlier
// ones make.
inline constexpr QLatin1StringView sequenceTask("sequence");

// One row of such a job.
struct SequenceRow
{
    QStringList cells; // for people
    api::Request request;
    // The row, from 1, that makes the record this one belongs to. Its ID is the last value of the
    // path, and nobody knows it before.
    std::optional<qint64> within = {};
};

struct SequenceJob
{
    QString title;
    QStringList columns; // of what is for people
    std::vector<SequenceRow> rows;
};

// What each row needs stands in the journal, in two cells behind those for people.
[[nodiscard]] QStringList sequenceColumns(const QStringList &forPeople);
[[nodiscard]] journal::NewRow newRow(const SequenceRow &row);

// The IDs of what the rows of a job made. The journal's thread asks for those that the thread of
// the run notes.
class MadeIds final
{
public:
    // The record as the service answered it.
    void note(qint64 row, const QByteArray &record);
    // The request of a row as the journal keeps it.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row) const;

private:
    mutable QMutex m_lock;
    QHash<qint64, QString> m_ids;
};

} // namespace storedesk::jobs
