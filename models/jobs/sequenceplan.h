// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "http/request.h"
#include "journal/jobkind.h"

#include <QHash>
#include <QMutex>

#include <optional>

namespace storedesk::jobs {

// Jobs whose rows are sent one after another, because later rows depend on records created by
// earlier ones.
extern const journal::JobKind sequenceKind;

struct SequenceRow
{
    // The cells shown to the user.
    QStringList cells;
    http::Request request;
    // The row, from 1, that creates the parent record. The ID of the parent is the last path value
    // of this request and is not known until then.
    std::optional<qint64> within = {};
};

struct SequenceJob
{
    QString title;
    // Columns of the displayed cells.
    QStringList columns;
    std::vector<SequenceRow> rows;
};

// The journal stores the data needed to send a row in two cells after the displayed ones.
[[nodiscard]] QStringList sequenceColumns(const QStringList &forPeople);
[[nodiscard]] journal::NewRow newRow(const SequenceRow &row);

// The IDs of the records created by the rows of a job. Written by the thread of the run and read by
// the thread of the journal.
class MadeIds final
{
public:
    // Records the ID in the service's response.
    void note(qint64 row, const QByteArray &record);
    // Returns the request of a row in the format of the journal.
    [[nodiscard]] base::Result<QByteArray> request(const journal::JobRow &row) const;

private:
    mutable QMutex m_lock;
    QHash<qint64, QString> m_ids;
};

} // namespace storedesk::jobs
