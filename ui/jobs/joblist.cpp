// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/joblist.h"

#include "transfers/transferlist.h"
#include "ui/jobs/jobcard.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/workcards/transfercard.h"

#include <QLabel>
#include <QLocale>
#include <QTimerEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using workcards::TransferCard;
using workcards::WorkCard;

JobList::JobList(storedesk::jobs::JobManager &jobManager, transfers::TransferList &transfers,
                 const Theme &theme, QWidget *parent)
    : QScrollArea(parent)
    , m_jobManager(jobManager)
    , m_transfers(transfers)
    , m_theme(theme)
    , m_content(new QWidget)
    , m_box(new QVBoxLayout(m_content))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_box->setContentsMargins(marginsAlong(2, 2, 8, 2));
    m_box->setSpacing(8);
    // The stretch stays below all cards, so that no card is stretched.
    m_box->addStretch(1);
    setWidget(m_content);
    connect(&jobManager, &storedesk::jobs::JobManager::listChanged, this, &JobList::arrange);
    connect(&jobManager, &storedesk::jobs::JobManager::jobChanged, this, &JobList::follow);
    connect(&transfers, &transfers::TransferList::changed, this, &JobList::followTransfers);
    // Update waiting and remaining times between two rows.
    startTimer(1000);
    arrange();
}

void JobList::setFilter(const QString &words)
{
    m_filter = words.trimmed();
    arrange();
}

bool JobList::matches(const journal::ListedJob &job) const
{
    return m_filter.isEmpty() || sentenceOf(job.head).contains(m_filter, Qt::CaseInsensitive)
        || job.head.title().contains(m_filter, Qt::CaseInsensitive);
}

QHash<QString, JobGroup> JobList::groupsOfTransfers() const
{
    QHash<QString, JobGroup> groups;
    for (const auto &row : m_transfers.rows()) {
        if (m_filter.isEmpty() || row.title.contains(m_filter, Qt::CaseInsensitive))
            groups.insert(row.id,
                          row.isRunning()       ? JobGroup::Running
                              : row.isWaiting() ? JobGroup::Waiting
                                                : JobGroup::Today);
    }
    return groups;
}

WorkCard *JobList::cardOf(const QString &id)
{
    auto *&card = m_cards[id];
    if (!card) {
        if (m_transfers.find(id))
            card = new TransferCard(m_transfers, id, m_theme, m_content);
        else
            card = new JobCard(m_jobManager, id, m_theme, m_content);
        connect(card, &WorkCard::chosen, this, [this, id] { choose(id); });
        connect(card, &WorkCard::opened, this, [this, id] { Q_EMIT opened(id); });
        connect(card, &WorkCard::stepped, this, [this, id](int cards) { step(id, cards); });
    }
    return card;
}

void JobList::addHeading(JobGroup group, int count)
{
    auto *label = new QLabel(u"%1  %2"_s.arg(titleOf(group), QLocale().toString(count)), m_content);
    label->setTextFormat(Qt::PlainText);
    setRole(label, Role::Strong);
    m_headings.append(label);
    m_box->insertWidget(m_box->count() - 1, label);
    label->show();
}

void JobList::arrange()
{
    for (auto *heading : std::exchange(m_headings, {}))
        discard(heading);
    while (m_box->count() > 1)
        delete m_box->takeAt(0);
    std::array<QStringList, static_cast<std::size_t>(JobGroup::Count)> groups;
    m_groups = groupsOfTransfers();
    // The newest transfer comes first, like the jobs.
    const auto &transfers = m_transfers.rows();
    for (auto row = transfers.rbegin(); row != transfers.rend(); ++row) {
        if (m_groups.contains(row->id))
            groups[static_cast<std::size_t>(m_groups.value(row->id))].append(row->id);
    }
    for (const auto &job : m_jobManager.jobs()) {
        const auto group = groupOf(job, m_jobManager.runOf(job.id), m_jobManager.clock().now());
        if (matches(job)) {
            groups[static_cast<std::size_t>(group)].append(job.id);
            m_groups.insert(job.id, group);
        }
    }
    for (const auto &id : m_cards.keys()) {
        if (!m_groups.contains(id))
            discard(m_cards.take(id));
    }
    m_order.clear();
    for (std::size_t group = 0; group < groups.size(); ++group) {
        if (groups[group].isEmpty())
            continue;
        addHeading(static_cast<JobGroup>(group), static_cast<int>(groups[group].size()));
        for (const auto &id : groups[group]) {
            auto *card = cardOf(id);
            card->showState();
            card->setChosen(id == m_chosen);
            m_box->insertWidget(m_box->count() - 1, card);
            card->show();
            m_order.append(id);
        }
    }
    m_box->activate();
    if (!m_order.contains(m_chosen))
        choose(m_order.value(0));
    Q_EMIT arranged();
}

void JobList::follow(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (!job || !m_cards.contains(id))
        return;
    if (m_groups.value(id) != groupOf(*job, m_jobManager.runOf(id), m_jobManager.clock().now()))
        return arrange();
    m_cards.value(id)->showState();
}

void JobList::followTransfers()
{
    const auto groups = groupsOfTransfers();
    qsizetype known = 0;
    for (auto one = groups.constBegin(); one != groups.constEnd(); ++one)
        known += m_groups.contains(one.key()) && m_groups.value(one.key()) == *one ? 1 : 0;
    const auto shown = std::ranges::count_if(
        m_cards, [](WorkCard *card) { return qobject_cast<TransferCard *>(card) != nullptr; });
    if (known != groups.size() || shown != groups.size())
        return arrange();
    for (auto one = groups.constBegin(); one != groups.constEnd(); ++one)
        m_cards.value(one.key())->showState();
}

void JobList::timerEvent(QTimerEvent * /*event*/)
{
    if (!isVisible())
        return;
    for (auto *card : std::as_const(m_cards)) {
        if (card->changesByTime())
            card->showState();
    }
}

void JobList::showStates()
{
    for (auto *card : std::as_const(m_cards))
        card->showState();
}

void JobList::choose(const QString &id)
{
    if (auto *card = m_cards.value(m_chosen))
        card->setChosen(false);
    m_chosen = id;
    if (auto *card = m_cards.value(id)) {
        card->setChosen(true);
        ensureWidgetVisible(card, 0, 8);
    }
    Q_EMIT chosen(id);
}

void JobList::step(const QString &from, int cards)
{
    const auto at = m_order.indexOf(from) + cards;
    if (at < 0 || at >= m_order.size())
        return;
    choose(m_order.at(at));
    focusChosen();
}

void JobList::focusChosen()
{
    if (auto *card = m_cards.value(m_chosen))
        card->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::jobs
