// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/sequenceplan.h"

#include "catalogue/key.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <limits>

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

// Collects the IDs created by finished rows, including those sent by an earlier process.
static base::Result<std::shared_ptr<MadeIds>> madeIn(journal::Journal &journal)
{
    constexpr int all = std::numeric_limits<int>::max();
    return journal.rows()
        .find({.state = journal::RowState::Done}, 0, all)
        .map([](const std::vector<journal::JobRow> &rows) {
            auto made = std::make_shared<MadeIds>();
            for (const auto &row : rows)
                made->note(row.number, row.record);
            return made;
        });
}

static base::Result<journal::RunFactory> openSequence(journal::Journal &journal, const QString &)
{
    return madeIn(journal).map([](const std::shared_ptr<MadeIds> &made) -> journal::RunFactory {
        return [made](api::Session &, const journal::RunOptions::CopyKeeper &) {
            return journal::RunParts{
                .maker = [made](const journal::JobRow &row) { return made->request(row); },
                .options = {.width = 1,
                            .keep = journal::Keep::Record,
                            .ended = [made](const journal::RowEnd &end) {
                                made->note(end.number, end.record);
                            }}};
        };
    });
}

static std::optional<journal::JobEffect> sequenceEffect(const journal::JobHead &head)
{
    return journal::JobEffect{.rows = head.counts[journal::RowState::Done]
                                  + head.counts[journal::RowState::Unknown]};
}

constexpr journal::JobKind sequenceKind{
    .id = QLatin1StringView("sequence"), .open = &openSequence, .effect = &sequenceEffect};

} // namespace storedesk::jobs
