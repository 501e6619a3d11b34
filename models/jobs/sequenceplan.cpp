// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/sequenceplan.h"

#include "catalogue/key.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace storedesk::jobs {

namespace {

struct SequenceWords
{
    Q_DECLARE_TR_FUNCTIONS(SequencePlan)
};

} // namespace

QStringList sequenceColumns(const QStringList &forPeople)
{
    return forPeople
        + QStringList{
            journal::storedText("SequencePlan", QT_TRANSLATE_NOOP("SequencePlan", "Request")),
            journal::storedText("SequencePlan",
                                QT_TRANSLATE_NOOP("SequencePlan", "Depends on row"))};
}

journal::NewRow newRow(const SequenceRow &row)
{
    return {.cells = row.cells
                + QStringList{QString::fromUtf8(journal::bytesOf(row.request)),
                              row.within ? QString::number(*row.within) : QString()}};
}

void MadeIds::note(qint64 row, const QByteArray &record)
{
    const auto id = QJsonDocument::fromJson(record).object()[catalogue::key::id].toString();
    const QMutexLocker locker(&m_lock);
    if (!id.isEmpty())
        m_ids.insert(row, id);
}

base::Result<QByteArray> MadeIds::request(const journal::JobRow &row) const
{
    const auto cells = row.cells.size();
    auto request = cells < 2 ? std::nullopt : journal::requestFrom(row.cells[cells - 2].toUtf8());
    if (!request)
        return tl::unexpected(
            base::Problem{.what = SequenceWords::tr("Couldn't read the row's request.")});
    if (row.cells.last().isEmpty())
        return journal::bytesOf(*request);
    const QMutexLocker locker(&m_lock);
    const auto id = m_ids.value(row.cells.last().toLongLong());
    if (id.isEmpty())
        return tl::unexpected(base::Problem{
            .what =
                SequenceWords::tr("Not sent, because the item it depends on was not created.")});
    request->values.append(id);
    return journal::bytesOf(*request);
}

} // namespace storedesk::jobs
