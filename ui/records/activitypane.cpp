// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/activitypane.h"

#include "account/account.h"
#include "activities/activitysource.h"
#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "ui/offline/activitysourceline.h"
#include "ui/records/activitydetail.h"
#include "ui/records/kindchips.h"
#include "ui/records/timelinedelegate.h"
#include "ui/tables/rowtransfer.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/statepane.h"

#include <QItemSelectionModel>
#include <QListView>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using activities::ActivitySource;

// Larger exports are read only when the pane is visible.
static constexpr qint64 mostBytesAtOnce = 32 * 1024 * 1024;

ActivityPane::ActivityPane(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_left(new QWidget(this))
    , m_chips(new KindChips(host.theme(), m_left))
    , m_source(new ActivitySourceLine(host, m_left))
    , m_weeks(new details::ActivityWeeks(host.theme(), m_left))
    , m_list(new QListView(m_left))
    , m_state(new StatePane(m_list, host.theme()))
    , m_detail(nullptr)
    , m_work(host.clock())
{
    build();
    connect(&m_source->source(), &ActivitySource::changed, this, &ActivityPane::need);
    connect(&host.account(), &account::Account::storeChanged, this, &ActivityPane::showCurrency);
    connect(m_weeks, &details::ActivityWeeks::weekOpened, this, &ActivityPane::goToWeek);
    connect(m_chips, &KindChips::chosen, this, &ActivityPane::showKind);
    connect(m_state, &StatePane::mainTriggered, this, &ActivityPane::doMain);
    connect(m_state, &StatePane::otherTriggered, m_source, &ActivitySourceLine::openAssistant);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ActivityPane::showDetail);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ActivityPane::showDetail);
}

void ActivityPane::build()
{
    m_list->setObjectName(u"timeline"_s);
    m_list->setAccessibleName(tr("Contact activities"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TimelineDelegate(m_host.theme(), m_list));
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto *transfer = new RowTransfer(*m_list);
    transfer->setSource([this](const RowTransfer::Done &done) {
        done(m_model.tableOf(m_list->selectionModel()->selectedRows()));
    });

    auto *column = columnIn(m_left, 8);
    column->setContentsMargins(16, 12, 16, 0);
    column->addWidget(m_chips);
    column->addWidget(m_weeks);
    column->addWidget(m_source);
    column->addWidget(separator(m_left));
    column->addWidget(m_list, 1);

    m_detail = new ActivityDetail(m_host);
    auto *area = scrolled(m_detail);
    area->setParent(this);
    area->setObjectName(u"activityBeside"_s);
    area->setFixedWidth(m_host.theme().scaled(320));
    m_beside = area;
    auto *row = rowIn(this);
    row->addWidget(m_left, 1);
    row->addWidget(area);
    m_beside->hide();
}

void ActivityPane::showOf(const activities::ContactKeys &keys)
{
    m_keys = keys;
    need();
}

void ActivityPane::showKind(const std::optional<ActivityGroup> &kind)
{
    m_chips->choose(kind);
    m_model.setKind(kind);
    showState();
}

std::optional<qint64> ActivityPane::count() const
{
    return m_isRead ? std::optional<qint64>(m_model.history().activities.size()) : std::nullopt;
}

void ActivityPane::need()
{
    auto &source = m_source->source();
    const bool changed = m_keys != m_readKeys || source.files() != m_readFiles;
    const bool any = source.hasActivities() && m_keys != activities::ContactKeys();
    if (changed && (m_isRead || m_work.running()) && (!any || m_keys != m_readKeys)) {
        // Stop showing the rows of the previous contact.
        m_work.stop();
        m_isRead = false;
        m_readKeys = {};
        m_model.setHistory({});
        Q_EMIT counted();
    }
    if (changed && any && (isVisible() || source.bytes() <= mostBytesAtOnce))
        read();
    showState();
}

void ActivityPane::read()
{
    auto &source = m_source->source();
    m_readKeys = m_keys;
    m_readFiles = source.files();
    m_problem = {};
    m_work.start(
        [input = source.input(), keys = m_keys](base::Progress &progress) {
            return activities::readContactHistory(input, keys, progress);
        },
        [this](base::Result<ContactHistory> &&history) { show(std::move(history)); });
}

void ActivityPane::show(base::Result<ContactHistory> &&history)
{
    m_isRead = history.has_value();
    if (history)
        setHistory(*std::move(history));
    else
        m_problem = history.error();
    showCurrency();
    m_chips->setCounts(m_model.counts());
    m_weeks->show(m_model.history(), m_host.clock().now().toLocalTime().date());
    showState();
    Q_EMIT counted();
}

// Selects the same activities again, because newer exports may have added others.
void ActivityPane::setHistory(ContactHistory history)
{
    const auto *shown = m_model.activityAt(m_list->currentIndex());
    const auto current = shown ? std::optional(*shown) : std::nullopt;
    std::vector<ActivityRow> selected;
    for (const auto &index : m_list->selectionModel()->selectedRows())
        selected.push_back(*m_model.activityAt(index));
    m_model.setHistory(std::move(history));
    if (!current)
        return;
    const auto index = m_model.indexOf(*current);
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    for (const auto &activity : selected)
        m_list->selectionModel()->select(m_model.indexOf(activity), QItemSelectionModel::Select);
    m_list->scrollTo(index);
}

void ActivityPane::showCurrency()
{
    m_model.setCurrency(m_host.account().store().value(catalogue::key::currency).toString());
}

void ActivityPane::showState()
{
    auto &source = m_source->source();
    m_chips->setVisible(m_isRead && !m_model.history().activities.empty());
    m_weeks->showIfRoom(m_isRead, height());
    m_source->setVisible(source.hasActivities());
    if (!source.isReady() || (m_work.running() && !m_isRead))
        return m_state->showLoading();
    if (!source.hasActivities())
        return m_state->showContent(m_source->missingPane());
    if (!m_problem.what.isEmpty())
        return m_state->showContent(
            {.icon = Icon::Warning,
             .tone = Tone::Err,
             .headline = m_problem.what,
             .sentence = QStringList{m_problem.why, m_problem.next}.join(u' ').trimmed(),
             .main = {.text = tr("Try again"), .icon = Icon::Refresh}});
    if (m_isRead && m_model.rowCount() == 0)
        return m_state->showContent(
            {.icon = Icon::Clock,
             .headline = m_model.kind() ? tr("No activities of this type") : tr("No activities"),
             .sentence = tr("The exports on this computer contain no activities of this contact."),
             .main = {.text = m_model.kind() ? tr("Show all types") : QString()}});
    m_state->clear();
}

void ActivityPane::showDetail()
{
    const auto *activity = m_model.activityAt(m_list->currentIndex());
    m_detail->show(activity, m_model);
    m_beside->setVisible(activity && width() >= m_host.theme().scaled(640));
}

void ActivityPane::goToWeek(QDate monday)
{
    showKind({});
    const auto &rows = m_model.rows();
    const auto found = std::ranges::find_if(rows, [monday](const TimelineRow &row) {
        return row.activity && row.day < monday.addDays(7);
    });
    const auto index = m_model.index(static_cast<int>(found - rows.begin()), 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index.siblingAtRow(std::max(0, index.row() - 1)), QListView::PositionAtTop);
    m_list->setFocus();
}

void ActivityPane::doMain()
{
    if (!m_source->source().hasActivities())
        return m_source->fetchNewer();
    if (!m_problem.what.isEmpty()) {
        read();
        return showState();
    }
    showKind({});
}

void ActivityPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    need();
}

void ActivityPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showDetail();
    m_weeks->showIfRoom(m_isRead, height());
}

} // namespace storedesk::ui::records
