// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnosticlines.h"

#include "api/errorwords.h"
#include "catalogue/action.h"
#include "catalogue/operation.h"
#include "importrun/importjobkind.h"

#include <QLocale>
#include <QMap>

#include <algorithm>
#include <ranges>

// The recent activity of the account: its jobs, its calls and their results.

namespace storedesk::diagnostics {

using namespace Qt::StringLiterals;
using journal::JobState;
using journal::RowState;
using storage::StoredCall;

static constexpr std::ptrdiff_t mostJobs = 10;
static constexpr std::ptrdiff_t mostCalls = 50;
static constexpr std::size_t mostProblems = 10;

static QString stateWords(const journal::ListedJob &job)
{
    if (!job.problem.what.isEmpty())
        return DiagnosticTexts::tr("unreadable");
    switch (job.head.state) {
    case JobState::Planned:
        return DiagnosticTexts::tr("planned");
    case JobState::Running:
        // The lock is only checked for jobs in the Running state, because tidying up also locks
        // other jobs briefly.
        return job.taken ? DiagnosticTexts::tr("running") : DiagnosticTexts::tr("interrupted");
    case JobState::Paused:
        return DiagnosticTexts::tr("paused");
    case JobState::Done:
        break;
    }
    return DiagnosticTexts::tr("done");
}

static QString rowWords(const journal::JobHead &head)
{
    const QLocale locale;
    // The journal of an import counts files instead of rows.
    if (const auto plan = importrun::importPlanOf(head.outline))
        return DiagnosticTexts::tr("%1 rows in %2 files")
            .arg(locale.toString(plan->allRows()), locale.toString(head.rows()));
    return DiagnosticTexts::tr("%1 rows: %2 done, %3 rejected, %4 not sent, %5 unknown")
        .arg(locale.toString(head.rows()), locale.toString(head.counts[RowState::Done]),
             locale.toString(head.counts[RowState::Refused]),
             locale.toString(head.counts[RowState::NotSent]),
             locale.toString(head.counts[RowState::Unknown]));
}

// Masks titles, because they contain text typed by the user.
QStringList jobLines(const ReportAccount &account, const ReportMask &mask)
{
    QMap<QString, int> states;
    for (const auto &job : account.jobs)
        ++states[stateWords(job)];
    QStringList lines;
    for (auto state = states.begin(); state != states.end(); ++state)
        lines.append(u"%1: %2"_s.arg(state.key(), QLocale().toString(state.value())));
    if (!lines.isEmpty())
        lines = {lines.join(u" · "_s), QString()};
    for (const auto &job : account.jobs | std::views::take(mostJobs)) {
        if (job.head.created.isValid())
            lines.append(u"%1 · %2 · %3 · %4"_s.arg(momentText(job.head.created),
                                                    mask.word(job.head.outline.kind),
                                                    stateWords(job), rowWords(job.head)));
    }
    return lines;
}

static QString requestWords(const StoredCall &call)
{
    if (call.file)
        return DiagnosticTexts::tr("file");
    const auto *operation = catalogue::operationNamed(call.operation);
    return operation ? u"%1 %2"_s.arg(QString::fromLatin1(catalogue::verbName(operation->verb)),
                                      QString(operation->path))
                     : hiddenText();
}

static QString statusWords(const StoredCall &call, const ReportMask &mask)
{
    auto words =
        call.status > 0 ? QString::number(call.status) : DiagnosticTexts::tr("no response");
    if (!call.code.isEmpty())
        words += u' ' + mask.word(call.code);
    return words;
}

static bool isFailed(const StoredCall &call)
{
    return call.kind >= 0 && call.kind < static_cast<int>(http::ErrorKind::Count);
}

// Uses our own error text, because messages from the service or the network may contain private
// data.
static base::Problem ownWordsOf(const StoredCall &call, const ReportMask &mask)
{
    const auto *operation = catalogue::operationNamed(call.operation);
    const http::Error error{.kind = static_cast<http::ErrorKind>(call.kind),
                            .status = call.status,
                            .code = call.code.isEmpty() ? QString() : mask.word(call.code)};
    return api::wordsOf(error,
                        {.operation = operation ? catalogue::actionOf(*operation) : QString(),
                         .host = hiddenText(),
                         .scope = operation ? catalogue::scopeOf(*operation) : QString()});
}

namespace {

struct SameProblem
{
    const StoredCall *latest;
    int times = 1;
};

} // namespace

// Returns the problems, latest first, each with its number of occurrences.
static std::vector<SameProblem> problemsIn(const std::vector<StoredCall> &calls)
{
    std::vector<SameProblem> problems;
    for (const auto &call : std::views::reverse(calls)) {
        if (!isFailed(call))
            continue;
        const auto same = std::ranges::find_if(problems, [&call](const SameProblem &other) {
            return other.latest->kind == call.kind && other.latest->operation == call.operation
                && other.latest->code == call.code;
        });
        if (same != problems.end())
            ++same->times;
        else if (problems.size() < mostProblems)
            problems.push_back({&call});
    }
    return problems;
}

QStringList problemLines(const ReportAccount &account, const ReportMask &mask)
{
    QStringList lines;
    for (const auto &[latest, times] : problemsIn(account.calls)) {
        const auto words = ownWordsOf(*latest, mask);
        if (!lines.isEmpty())
            lines.append(QString());
        lines.append(u"%1 · %2 · %3 · %4"_s.arg(
            momentText(latest->at), requestWords(*latest), statusWords(*latest, mask),
            DiagnosticTexts::tr("%Ln time(s)", nullptr, times)));
        for (const auto &sentence : {words.what, words.why, words.next}) {
            if (!sentence.isEmpty())
                lines.append(u"  "_s + sentence);
        }
    }
    return lines;
}

static QString callLine(const StoredCall &call, const ReportMask &mask)
{
    const QLocale locale;
    QStringList words{momentText(call.at), requestWords(call), statusWords(call, mask),
                      DiagnosticTexts::tr("%Ln attempt(s)", nullptr, call.attempts),
                      u"%1 ms"_s.arg(locale.toString(call.duration))};
    if (call.waited > 0)
        words.append(DiagnosticTexts::tr("waited %1 ms").arg(locale.toString(call.waited)));
    if (call.bytesSent > 0)
        words.append(DiagnosticTexts::tr("sent %1").arg(locale.formattedDataSize(call.bytesSent)));
    if (call.bytesReceived > 0)
        words.append(
            DiagnosticTexts::tr("received %1").arg(locale.formattedDataSize(call.bytesReceived)));
    if (call.confirmed)
        words.append(DiagnosticTexts::tr("found by lookup"));
    return words.join(u" · "_s);
}

QStringList callLines(const ReportAccount &account, const ReportMask &mask)
{
    QStringList lines;
    for (const auto &call : std::views::reverse(account.calls) | std::views::take(mostCalls))
        lines.append(callLine(call, mask));
    return lines;
}

} // namespace storedesk::diagnostics
