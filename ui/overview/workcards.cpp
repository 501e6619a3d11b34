// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workcards.h"

#include "account/account.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/overview/cardrows.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewaddresses.h"
#include "ui/overview/overviewreads.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/workcards/transfercard.h"

#include <QLabel>
#include <QLocale>
#include <QPointer>

#include <algorithm>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::TransferPhase;

static constexpr std::size_t rowsShown = 5;

static QLabel *moreLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    setRole(label, Role::Small);
    label->hide();
    return label;
}

// Returns the number of rows to show. An "and 1 more" line would take the space of the hidden row,
// so that row is shown instead.
static std::size_t shownOf(std::size_t all)
{
    return all == rowsShown + 1 ? all : std::min(all, rowsShown);
}

static void tellMore(QLabel *label, std::size_t all)
{
    const auto hidden = static_cast<int>(all - shownOf(all));
    label->setVisible(hidden > 0);
    if (hidden > 0)
        label->setText(OverviewCard::tr("and %Ln more", nullptr, hidden));
}

RunningCard::RunningCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Jobs, tr("Running now"), host, parent)
    , m_more(moreLabel(this))
{
    setObjectName(u"running"_s);
    rows()->setSpacing(12);
    body()->insertWidget(body()->count() - 1, m_more);
}

RunningRow *RunningCard::newRow()
{
    auto *row = new RunningRow(host().theme(), this);
    connect(row, &RunningRow::opened, this, [this, row] { Q_EMIT placeWanted(row->item().place); });
    return row;
}

static QString sentenceOf(const itemmodels::Transfer &transfer)
{
    const QLocale locale;
    if (transfer.phase == TransferPhase::Waiting)
        return RunningRow::tr("Queued");
    if (transfer.total <= 0)
        return RunningRow::tr("Running · total not known yet");
    const auto done = locale.toString(transfer.done);
    const auto total = locale.toString(transfer.total);
    if (transfer.resource == Resource::Export)
        return RunningRow::tr("%1 of %2 exported").arg(done, total);
    if (transfer.refused == 0)
        return RunningRow::tr("%1 of %2 rows accepted").arg(done, total);
    return RunningRow::tr("%1 of %2 rows processed: %3 accepted, %4 rejected")
        .arg(done, total, locale.toString(transfer.taken), locale.toString(transfer.refused));
}

static RunningItem itemOf(const itemmodels::Transfer &transfer)
{
    const bool counts = transfer.phase == TransferPhase::Running;
    return {.icon = iconOf(transfer.resource),
            .title = transfer.resource == Resource::Export
                ? RunningRow::tr("Export: %1").arg(transfer.title)
                : RunningRow::tr("Import: %1").arg(transfer.title),
            .sentence = sentenceOf(transfer),
            .done = counts ? transfer.done : 0,
            .total = counts ? transfer.total : 0,
            .place = recordPlace(transfer.resource, transfer.id)};
}

static RunningItem itemOf(const RunningJob &job)
{
    return {.icon = Icon::Jobs,
            .title = RunningRow::tr("Job: %1").arg(job.title),
            .sentence = journal::textOf(job.progress),
            .done = job.progress.ended,
            .total = job.progress.rows,
            .place = jobPlace(job.id)};
}

static RunningItem itemOf(const transfers::TransferRow &row)
{
    const auto said = progressText(row);
    return {.icon = workcards::iconOf(row.kind),
            .title = row.title,
            .sentence = said.isEmpty() ? stateText(row) : said,
            .done = row.total > 0 ? row.percent() : 0,
            .total = row.total > 0 ? 100 : 0,
            .place = jobPlace(row.id)};
}

static QString noteOf(int running, int waiting)
{
    if (running == 0)
        return waiting == 0 ? QString() : RunningCard::tr("%Ln queued", nullptr, waiting);
    const auto number = QLocale().toString(running);
    return waiting == 0 ? number
                        : RunningCard::tr("%1 running, %Ln queued", nullptr, waiting).arg(number);
}

// Returns the list that the heading opens, filtered by state if all transfers have the same state.
static PageAddress listOf(const std::vector<itemmodels::Transfer> &transfers)
{
    const auto resource = transfers.empty() ? Resource::Export : transfers.front().resource;
    const auto state = transfers.empty() ? QString() : transfers.front().state;
    const bool alike = std::ranges::all_of(transfers, [&](const itemmodels::Transfer &transfer) {
        return transfer.resource != resource || transfer.state == state;
    });
    return listPlace(resource, alike ? state : QString());
}

void RunningCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::Export, Resource::Import});
    const auto transfers = itemmodels::underWay(reads.transfers());
    const auto jobs = reads.runningJobs();
    const auto local = reads.runningTransfers();
    std::vector<RunningItem> all;
    for (const auto &job : jobs)
        all.push_back(itemOf(job));
    for (const auto &transfer : local)
        all.push_back(itemOf(transfer));
    for (const auto &transfer : transfers)
        all.push_back(itemOf(transfer));
    const auto running =
        std::ranges::count(transfers, TransferPhase::Running, &itemmodels::Transfer::phase);
    const auto waiting = static_cast<int>(transfers.size()) - static_cast<int>(running);
    const bool onlyJobs = transfers.empty() && !all.empty();
    m_behind = onlyJobs ? PageAddress{.page = pageid::jobs} : listOf(transfers);
    setLink(onlyJobs ? tr("All jobs")
                : transfers.empty() || transfers.front().resource == Resource::Export
                ? tr("All exports")
                : tr("All imports"));
    setNote(
        noteOf(static_cast<int>(running) + static_cast<int>(jobs.size() + local.size()), waiting));
    fitRows(m_running, shownOf(all.size()), rows(), [this] { return newRow(); });
    for (std::size_t at = 0; at < m_running.size(); ++at)
        m_running[at]->set(all[at]);
    tellMore(m_more, all.size());
    if (readable && all.empty())
        say(tr("Nothing is running."));
}

PageAddress RunningCard::destination() const
{
    return m_behind;
}

AttentionCard::AttentionCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Flag, tr("Needs your attention"), host, parent)
    , m_more(new Button({}, host.theme(), this))
    , m_showDismissed(new Button({}, host.theme(), this))
{
    setObjectName(u"needs"_s);
    m_more->setKind(Role::Link);
    m_more->setObjectName(u"moreNeeds"_s);
    m_more->hide();
    body()->insertWidget(body()->count() - 1, m_more, 0, Qt::AlignLeft);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_all = true;
        showLines();
        // Focus the first row that was hidden.
        m_needs[rowsShown]->link()->setFocus();
    });
    m_showDismissed->setKind(Role::Link);
    m_showDismissed->setObjectName(u"showDismissed"_s);
    m_showDismissed->hide();
    body()->insertWidget(body()->count() - 1, m_showDismissed, 0, Qt::AlignLeft);
    connect(m_showDismissed, &QPushButton::clicked, this, [this] {
        // Move the focus, because the button is about to be hidden.
        setFocus();
        restoreValues(QStringList(m_dismissed));
    });
}

LinkRow *AttentionCard::newRow()
{
    auto *row = new LinkRow(host().theme(), this);
    row->setObjectName(u"need"_s);
    row->setLine(true);
    row->offerDismissal();
    connect(row, &LinkRow::triggered, this, [this, row] { trigger(row); });
    // Queued, because the row that emits the signal is deleted.
    connect(row, &LinkRow::dismissed, this, [this, row] { dismiss(row); }, Qt::QueuedConnection);
    return row;
}

std::size_t AttentionCard::indexOf(const LinkRow *row) const
{
    return static_cast<std::size_t>(std::ranges::find(m_needs, row) - m_needs.begin());
}

void AttentionCard::trigger(const LinkRow *row)
{
    const auto &line = m_lines[indexOf(row)];
    if (!line.report.isEmpty())
        Q_EMIT fileWanted(Resource::Import, line.report);
    else if (line.place.page.isEmpty())
        Q_EMIT againWanted(Resource::Export);
    else
        Q_EMIT placeWanted(line.place);
}

void AttentionCard::dismiss(const LinkRow *row)
{
    constexpr qsizetype mostKept = 200;
    const auto at = indexOf(row);
    if (at >= m_lines.size())
        return;
    const auto key = m_shown[at].key();
    const auto said = row->text();
    m_dismissed.append(key);
    if (m_dismissed.size() > mostKept)
        m_dismissed.removeFirst();
    Q_EMIT dismissedChanged();
    host().tell(tr("“%1” was dismissed.").arg(said), [card = QPointer(this), key] {
        if (card)
            card->restoreValues({key});
    });
}

void AttentionCard::restoreValues(const QStringList &keys)
{
    for (const auto &key : keys)
        m_dismissed.removeAll(key);
    Q_EMIT dismissedChanged();
}

void AttentionCard::tell(const OverviewReads &reads)
{
    tellState(reads, {});
    auto needs = reads.needs();
    const auto hidden =
        static_cast<int>(std::erase_if(needs, [this](const itemmodels::AttentionItem &need) {
            return m_dismissed.contains(need.key());
        }));
    m_showDismissed->setVisible(hidden > 0);
    m_showDismissed->setText(tr("Show %Ln dismissed", nullptr, hidden));
    m_behind = needs.empty() ? listPlace(Resource::Import) : listBehind(needs.front());
    m_lines.clear();
    for (const auto &need : needs)
        m_lines.push_back(lineOf(need, reads.now(), host().account().mayWrite()));
    m_shown = std::move(needs);
    showLines();
    say(messageOf(reads, m_shown.empty()));
}

void AttentionCard::showLines()
{
    const auto count = m_lines.size();
    setNote(count == 0 ? QString() : QLocale().toString(static_cast<qulonglong>(count)));
    fitRows(m_needs, m_all ? count : shownOf(count), rows(), [this] { return newRow(); });
    for (std::size_t at = 0; at < m_needs.size(); ++at) {
        const auto &line = m_lines[at];
        m_needs[at]->set(line.icon, line.tone, line.strong, line.rest, line.action);
        // The tool tip shows the full text when the row elides it.
        m_needs[at]->setDetails(u"%1 %2"_s.arg(line.strong, line.rest));
    }
    const auto hidden = static_cast<int>(count - m_needs.size());
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("and %Ln more", nullptr, hidden));
}

QString AttentionCard::messageOf(const OverviewReads &reads, bool nothing) const
{
    QStringList missing;
    bool reading = false;
    for (const auto resource :
         {Resource::Export, Resource::Import, Resource::CouponSet, Resource::Workflow}) {
        if (reads.stateOf(resource) == OverviewReads::State::Failed)
            missing.append(nameOf(resource));
        reading = reading || !reads.wasRead(resource);
    }
    if (!missing.isEmpty())
        return tr("This list may be incomplete. Couldn't load: %1.").arg(missing.join(u", "_s));
    if (reading && nothing)
        return tr("Loading…");
    return nothing ? tr("Nothing needs your attention.") : QString();
}

PageAddress AttentionCard::destination() const
{
    return m_behind;
}

} // namespace storedesk::ui::overview
