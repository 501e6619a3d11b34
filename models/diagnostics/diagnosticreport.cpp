// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticreport.h"

#include "account/account.h"
#include "account/callrecorder.h"
#include "base/background.h"
#include "jobs/jobmanager.h"
#include "settings/settings.h"
#include "workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace storedesk::diagnostics {

DiagnosticReport::DiagnosticReport(const base::Clock &clock, const settings::Settings &settings,
                                   workspace::Workspace *workspace, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_settings(settings)
    , m_workspace(workspace)
{ }

DiagnosticReport::~DiagnosticReport() = default;

void DiagnosticReport::make(ReportSource begun)
{
    m_begun = std::move(begun);
    if (std::exchange(m_making, true))
        return;
    if (!m_workspace)
        return gather();
    m_kept = std::make_unique<localdata::LocalDataInventory>(*m_workspace);
    connect(m_kept.get(), &localdata::LocalDataInventory::changed, this, &DiagnosticReport::gather,
            Qt::SingleShotConnection);
    m_kept->measure();
}

// Removes request and response bodies, which the report does not use.
static std::vector<storage::StoredCall> maskedCalls(std::vector<api::CallRecord> records)
{
    std::vector<storage::StoredCall> calls;
    for (auto &record : records) {
        record.request.body = {};
        record.answer.clear();
        record.headers.clear();
        calls.push_back(account::storedCallOf(record));
    }
    return calls;
}

ReportAccount DiagnosticReport::accountNow()
{
    auto &open = m_workspace->account();
    const auto &client = open.session().client();
    ReportAccount account{.profile = open.profile(),
                          .store = open.store(),
                          .pace = client.pace(),
                          .locked = client.isLocked(),
                          .localProblem = open.storage().problem().what};
    for (const auto &row : catalogue::resources()) {
        if (!open.mayRead(row.resource))
            account.refused.append(catalogue::titleOf(row.resource));
    }
    for (const auto &row : localdata::localDataKinds()) {
        // Keys are not measured.
        if (row.kind != localdata::LocalDataKind::Key)
            account.amounts.push_back(
                {row.kind, m_kept->amount(row.kind), m_kept->daysOf(row.kind)});
    }
    return account;
}

void DiagnosticReport::gather()
{
    m_making = false;
    auto source = std::move(m_begun);
    source.made = m_clock.now();
    noteSettings(m_settings, source);
    std::vector<api::CallRecord> records;
    QString jobFolder;
    if (m_workspace) {
        source.account = accountNow();
        const auto &log = m_workspace->account().session().client().log().records();
        const auto first = log.size() - std::min<std::size_t>(log.size(), callsForReport);
        records.assign(log.begin() + static_cast<std::ptrdiff_t>(first), log.end());
        jobFolder = m_workspace->jobManager().folder().path();
    }
    m_madeAt = source.made;
    base::inBackground(
        [source = std::move(source), records = std::move(records), jobFolder,
         clock = &m_clock]() mutable {
            if (source.account) {
                source.account->calls = maskedCalls(std::move(records));
                source.account->jobs = journal::JobFolder(jobFolder).list(*clock);
            }
            return reportSections(source);
        },
        this,
        [this](std::vector<ReportSection> sections) {
            // If another report was started in the meantime, the measured sizes belong to that
            // report.
            if (!m_making)
                m_kept.reset();
            m_sections = std::move(sections);
            Q_EMIT made();
        });
}

} // namespace storedesk::diagnostics
