// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkdraft.h"

#include "catalogue/path.h"
#include "jobs/effectpreview.h"

#include <QJsonDocument>

// Rows are checked by writing them to the journal of the job.

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;

static constexpr int firstRows = 100;

namespace {

// Passed from the checking thread to the main thread.
struct CheckedRows
{
    BulkVerdict verdict;
    std::shared_ptr<JobDraft> job;
};

} // namespace

static QString addressOf(const http::Request &request)
{
    const auto &operation = http::operationOf(request);
    const auto path = catalogue::buildPath(operation, request.values);
    return u"%1 %2"_s.arg(QString::fromLatin1(verbName(operation.verb)),
                          path ? QString::fromUtf8(*path) : QString());
}

static QString bodyOf(const http::Request &request)
{
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? QString::fromUtf8(QJsonDocument(*body).toJson(QJsonDocument::Compact))
                : QString();
}

static QList<FirstRequest> firstOf(journal::Journal &journal, const RowMaker &maker,
                                   const catalogue::FieldSet &rules)
{
    QList<FirstRequest> first;
    const auto rows = journal.rows({}, 0, firstRows);
    for (const auto &row : rows ? *rows : std::vector<journal::JobRow>()) {
        const auto request = maker.request(row.cells);
        if (request && row.state == RowState::Waiting)
            first.append({.number = row.number,
                          .record = row.key,
                          .words = contentOf(*request, rules),
                          .raw = u"%1 %2"_s.arg(addressOf(*request), bodyOf(*request)).trimmed(),
                          .request = *request});
        else
            first.append(
                {.number = row.number, .record = row.key, .words = row.text, .sent = false});
    }
    return first;
}

BulkPlan BulkDraft::planToStore() const
{
    auto plan = m_plan;
    plan.draftId = m_draftId;
    // Prepared rows contain dates in the format of the service.
    if (m_prepare)
        plan.monthFirst.clear();
    return plan;
}

void BulkDraft::check()
{
    if (!missing().isEmpty() || m_state == State::Checking || !isPrepared())
        return;
    outdate();
    m_problem = {};
    m_progress = std::make_shared<base::Progress>();
    setState(State::Checking);
    base::inBackground(
        [folder = m_jobManager.folder(), clock = &m_jobManager.clock(), plan = planToStore(),
         table = m_table, title = m_title, progress = m_progress,
         prepare = m_prepare]() -> base::Result<CheckedRows> {
            Verdict verdict{.id = folder.newId(*clock)};
            auto draft = Job::begin(folder, verdict.id, title, plan, table->columns, *clock);
            if (!draft)
                return tl::unexpected(draft.error());
            auto &journal = (*draft)->journal();
            const RowMaker maker(plan);
            if (const auto loaded = table->load(maker, journal, *progress, prepare); !loaded)
                return tl::unexpected(loaded.error());
            verdict.head = journal.head();
            verdict.first = firstOf(journal, maker, plan.rules());
            if (auto reasons = journal.reasons())
                verdict.reasons = std::move(*reasons);
            const auto cleared = clearedCells(journal, plan);
            if (!cleared)
                return tl::unexpected(cleared.error());
            verdict.clearedCells = *cleared;
            return CheckedRows{.verdict = std::move(verdict), .job = std::move(*draft)};
        },
        this,
        [this, round = m_round](base::Result<CheckedRows> checked) {
            if (round != m_round)
                return;
            m_progress.reset();
            if (!checked) {
                m_problem = checked.error();
                return setState(State::Read);
            }
            m_verdict = std::move(checked->verdict);
            m_job = std::move(checked->job);
            setState(State::Checked);
        });
}

} // namespace storedesk::jobs
