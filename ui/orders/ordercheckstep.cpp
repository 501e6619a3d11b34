// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/ordercheckstep.h"

#include "account/account.h"
#include "account/storezone.h"
#include "ui/host/pagehost.h"
#include "ui/orders/orderfaultlist.h"
#include "ui/orders/orderlinespanel.h"
#include "ui/orders/orderstatuslist.h"
#include "ui/orders/ordertable.h"
#include "ui/tables/keyorder.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;
using storedesk::purchases::OrderProblem;
using DraftState = storedesk::purchases::PurchaseDraft::State;

static constexpr int ordersView = 0;
static constexpr int linesView = 1;

OrderCheckStep::OrderCheckStep(storedesk::purchases::PurchaseDraft &draft, PageHost &host,
                               QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_sum(new QLabel(this))
    , m_zone(new QLabel(this))
    , m_statuses(new OrderStatusList(this))
    , m_repair(new QCheckBox(this))
    , m_accept(new QCheckBox(this))
    , m_datesLabel(new QLabel(tr("&Dates such as 03/04/2026:"), this))
    , m_dates(new QComboBox(this))
    , m_decimalsLabel(new QLabel(tr("N&umbers such as 1.500:"), this))
    , m_decimals(new QComboBox(this))
    , m_currencyLabel(new QLabel(tr("&Currency to send:"), this))
    , m_currency(new QComboBox(this))
    , m_orders(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_foot(new FootLine(host.theme(), this))
    , m_faults(new OrderFaultList(host.theme(), this))
    , m_lines(new OrderLinesPanel(draft, host, this))
    , m_views(new QButtonGroup(this))
    , m_shown(new QStackedWidget(this))
{
    build();
    addKeys();
    connectChoices();
    connect(&draft, &storedesk::purchases::PurchaseDraft::changed, this,
            &OrderCheckStep::showState);
}

void OrderCheckStep::build()
{
    setObjectName(u"orderCheck"_s);
    m_sum->setObjectName(u"orderSum"_s);
    m_repair->setObjectName(u"repair"_s);
    m_accept->setObjectName(u"acceptDifferences"_s);
    m_dates->setObjectName(u"dates"_s);
    m_decimals->setObjectName(u"decimals"_s);
    m_currency->setObjectName(u"currency"_s);
    m_table->setObjectName(u"orders"_s);
    m_table->setAccessibleName(tr("Orders"));
    m_zone->setObjectName(u"zone"_s);
    setSelectable({m_sum, m_zone});
    m_sum->setWordWrap(true);
    m_zone->setWordWrap(true);
    setRole(m_zone, Role::Muted);
    setRole(m_sum, Role::Strong);
    m_dates->addItem(tr("Do not send these orders"), -1);
    m_dates->addItem(tr("Day first: 3 April"), static_cast<int>(values::DateOrder::DayFirst));
    m_dates->addItem(tr("Month first: March 4"), static_cast<int>(values::DateOrder::MonthFirst));
    m_decimals->addItem(tr("Do not send these orders"), -1);
    m_decimals->addItem(tr("Decimal comma: one thousand five hundred"),
                        static_cast<int>(values::DecimalSign::Comma));
    m_decimals->addItem(tr("Decimal point: one and a half"),
                        static_cast<int>(values::DecimalSign::Point));
    m_datesLabel->setBuddy(m_dates);
    m_decimalsLabel->setBuddy(m_decimals);
    m_currencyLabel->setBuddy(m_currency);
    m_table->setModel(m_orders);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *choices = new QGridLayout;
    choices->setHorizontalSpacing(12);
    choices->setVerticalSpacing(6);
    choices->setColumnStretch(2, 1);
    const QList<std::pair<QLabel *, QComboBox *>> boxes{
        {m_datesLabel, m_dates}, {m_decimalsLabel, m_decimals}, {m_currencyLabel, m_currency}};
    for (int row = 0; row < boxes.size(); ++row) {
        choices->addWidget(boxes.at(row).first, row, 0);
        choices->addWidget(boxes.at(row).second, row, 1);
    }
    m_notice->hide();
    auto *box = columnIn(this, 10);
    for (auto *widget :
         QList<QWidget *>{m_notice, m_bar, m_sum, m_zone, m_statuses, m_repair, m_accept})
        box->addWidget(widget);
    box->addLayout(choices);
    box->addWidget(buildViews());
    box->addWidget(m_shown, 1);
}

QWidget *OrderCheckStep::buildOrders()
{
    auto *view = new QWidget(m_shown);
    auto *panel = new Panel(view);
    panel->box()->setSpacing(0);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(m_foot);
    m_foot->setObjectName(u"orderFoot"_s);
    m_foot->button()->setObjectName(u"allOrders"_s);
    m_faults->setMinimumWidth(m_host.theme().scaled(200));
    m_faults->setMaximumWidth(m_host.theme().scaled(300));
    auto *row = rowIn(view, 10);
    row->addWidget(panel, 3);
    row->addWidget(m_faults, 1);
    connect(m_faults, &OrderFaultList::madeAnew, this, [this] { orderKeysAsLaidOut(*this); });
    connect(m_faults, &OrderFaultList::ordersAsked, this, [this](OrderProblem problem) {
        listOrders(problem);
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(m_foot->button(), &Button::clicked, this, [this] {
        listOrders(std::nullopt);
        m_table->setFocus(Qt::OtherFocusReason);
    });
    return view;
}

QWidget *OrderCheckStep::buildViews()
{
    m_shown->addWidget(buildOrders());
    m_shown->addWidget(m_lines);
    auto *line = new QWidget(this);
    auto *row = rowIn(line);
    const auto add = [&](int view, const QString &name, const QString &place, const QString &text) {
        auto *button = new Button(text, m_host.theme(), line);
        button->setProperty("place", place);
        button->setKind(Role::Segment);
        button->setCheckable(true);
        button->setObjectName(name);
        m_views->addButton(button, view);
        row->addWidget(button);
    };
    add(ordersView, u"showOrders"_s, u"first"_s, tr("Orders"));
    add(linesView, u"showLines"_s, u"last"_s, tr("Rows of the file"));
    row->addStretch(1);
    m_views->button(ordersView)->setChecked(true);
    connect(m_views, &QButtonGroup::idClicked, this, &OrderCheckStep::showView);
    connect(m_table, &TableView::opened, this, &OrderCheckStep::openOrder);
    return line;
}

void OrderCheckStep::addKeys()
{
    for (const bool backwards : {false, true}) {
        auto *action = new QAction(this);
        action->setShortcut(backwards ? QKeySequence(Qt::SHIFT | Qt::Key_F8)
                                      : QKeySequence(Qt::Key_F8));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, backwards] {
            showView(linesView);
            m_lines->goToProblem(backwards);
        });
        addAction(action);
    }
}

void OrderCheckStep::showView(int view)
{
    m_views->button(view)->setChecked(true);
    m_shown->setCurrentIndex(view);
}

// Goes to the first row of the order that has a fault, or to its first row.
void OrderCheckStep::openOrder(const QModelIndex &index)
{
    const auto line = index.siblingAtColumn(0).data(FirstLineRole).toLongLong();
    showView(linesView);
    m_lines->goToLine(line);
}

// Handles Ctrl+Z for the rows even if there is nothing to undo, so that Ctrl+Z on this page never
// undoes an edit in the store.
bool OrderCheckStep::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return AssistantStep::event(event);
}

void OrderCheckStep::keyPressEvent(QKeyEvent *event)
{
    const bool again = event->matches(QKeySequence::Redo);
    if (!again && !event->matches(QKeySequence::Undo))
        return AssistantStep::keyPressEvent(event);
    m_lines->takeBack(again);
}

void OrderCheckStep::connectChoices()
{
    for (auto *box : {m_repair, m_accept})
        connect(box, &QCheckBox::clicked, this, &OrderCheckStep::choose);
    for (auto *box : {m_dates, m_decimals, m_currency})
        connect(box, &QComboBox::activated, this, &OrderCheckStep::choose);
    connect(m_statuses, &OrderStatusList::decided, this, &OrderCheckStep::decideStatus);
}

void OrderCheckStep::choose()
{
    storedesk::purchases::OrderOptions options{.repair = m_repair->isChecked(),
                                               .acceptDifferences = m_accept->isChecked(),
                                               .statuses = m_draft.options().statuses};
    if (const int order = m_dates->currentData().toInt(); order >= 0)
        options.dates = static_cast<values::DateOrder>(order);
    if (const int sign = m_decimals->currentData().toInt(); sign >= 0)
        options.decimals = static_cast<values::DecimalSign>(sign);
    options.currency = m_currency->currentData().toString();
    m_draft.setOptions(options);
}

void OrderCheckStep::decideStatus(const QString &key, bool isSale)
{
    auto options = m_draft.options();
    options.statuses.insert(key, isSale);
    m_draft.setOptions(options);
}

void OrderCheckStep::enter()
{
    m_awaitsResult = true;
    m_draft.check();
    showState();
}

void OrderCheckStep::showState()
{
    // Check again if a choice or a stored column mapping has invalidated the check.
    if (isVisible() && m_draft.state() == DraftState::Read && m_draft.problem().what.isEmpty()
        && m_draft.matching().missing().isEmpty())
        return m_draft.check();
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_bar->setVisible(m_draft.state() == DraftState::Checking);
    if (m_draft.state() == DraftState::Checking) {
        m_bar->setBusy();
        m_sum->setText(tr("Checking the orders…"));
    }
    if (m_draft.state() == DraftState::Checked) {
        showChoices();
        showOrders();
        // Later checks are triggered by a choice, which keeps the focus.
        if (std::exchange(m_awaitsResult, false) && isVisible())
            (void)m_statuses->focusFirst();
    }
    Q_EMIT changed();
}

void OrderCheckStep::showChoices()
{
    const auto &book = m_draft.book();
    const auto &options = m_draft.options();
    m_statuses->setBook(book);
    qint64 repairable = 0;
    qint64 differing = 0;
    QString example;
    for (const auto &order : book.orders) {
        const auto &faults = order.faults;
        const auto fault =
            std::ranges::find_if(faults, [](const auto &one) { return isRepairable(one.problem); });
        const auto *mend = !order.repairs.empty() ? &order.repairs.front()
            : fault != faults.end()               ? &*fault
                                                  : nullptr;
        repairable += mend ? 1 : 0;
        if (mend && example.isEmpty())
            example =
                u"%1 → %2"_s.arg(mend->detail.section(u'“', 1).section(u'”', 0, 0), mend->repaired);
        differing += std::ranges::any_of(
                         faults, [](const auto &fault) { return isDifference(fault.problem); })
            ? 1
            : 0;
    }
    const auto repairText = tr("&Fix unambiguous dates, numbers and spaces");
    m_repair->setText(example.isEmpty() ? repairText : u"%1: %2"_s.arg(repairText, example));
    m_repair->setVisible(repairable > 0);
    m_repair->setChecked(options.repair);
    m_accept->setText(tr("&Send orders whose totals don't add up, using the values in the file"));
    m_accept->setVisible(options.acceptDifferences || differing > 0);
    m_accept->setChecked(options.acceptDifferences);
    const auto showBox = [](QLabel *label, QComboBox *box, bool visible, const QVariant &value) {
        label->setVisible(visible);
        box->setVisible(visible);
        box->setCurrentIndex(std::max(0, box->findData(value)));
    };
    showBox(m_datesLabel, m_dates, options.dates || book.count(OrderProblem::UnclearDate) > 0,
            options.dates ? static_cast<int>(*options.dates) : -1);
    showBox(m_decimalsLabel, m_decimals,
            options.decimals || book.count(OrderProblem::UnclearNumber) > 0,
            options.decimals ? static_cast<int>(*options.decimals) : -1);
    m_currency->clear();
    m_currency->addItem(tr("None: do not send these orders"), QString());
    for (const auto &[currency, orders] : book.currencies)
        m_currency->addItem(u"%1 (%2)"_s.arg(currency).arg(orders), currency);
    showBox(m_currencyLabel, m_currency, !options.currency.isEmpty() || book.currencies.size() > 1,
            options.currency);
}

void OrderCheckStep::showOrders()
{
    const auto &book = m_draft.book();
    const auto orders = static_cast<int>(book.orders.size());
    const auto sendable = book.sendable();
    const auto lines = tr("%Ln row(s)", nullptr, static_cast<int>(book.lines));
    auto sum = sendable == orders
        ? tr("All %Ln order(s) can be sent (%1).", nullptr, orders).arg(lines)
        : tr("%L1 of %Ln order(s) can be sent (%2).", nullptr, orders).arg(sendable).arg(lines);
    if (const auto held = static_cast<int>(book.heldBack()); held > 0)
        sum += u' ' + tr("%Ln order(s) will be held back.", nullptr, held);
    if (const auto left = static_cast<int>(book.notSales()); left > 0)
        sum += u' ' + tr("%Ln order(s) are not sales.", nullptr, left);
    m_sum->setText(sum);
    m_faults->setBook(book);
    listOrders(m_only && m_faults->has(*m_only) ? m_only : std::nullopt);
    showZone();
    m_lines->load();
}

void OrderCheckStep::listOrders(std::optional<OrderProblem> only)
{
    m_only = only;
    const auto listed = showIn(*m_orders, m_draft.book().orders, m_draft.zone(), only);
    setWidths(*m_table);
    m_foot->setText(textOf(listed), only ? textOf(*only) : QString());
    m_foot->offer(only ? tr("Show all orders") : QString());
}

void OrderCheckStep::showZone()
{
    const auto zone = QString::fromUtf8(m_draft.zone().id());
    const bool isOfStore = account::storeZone(m_host.account().store()).isValid();
    m_zone->setText(isOfStore
                        ? tr("Times without a zone are those of the store (%1).").arg(zone)
                        : tr("Times without a zone are those of this computer (%1).").arg(zone));
}

QString OrderCheckStep::title() const
{
    return tr("Check orders");
}

QString OrderCheckStep::obstacle() const
{
    if (m_draft.state() == DraftState::Checking)
        return tr("The orders are being checked.");
    if (m_draft.state() != DraftState::Checked)
        return tr("Couldn't check the file.");
    return m_draft.book().sendable() > 0 ? QString() : tr("No order can be sent yet.");
}

QString OrderCheckStep::note() const
{
    const auto held = m_draft.book().heldBack();
    return held > 0 ? tr("%Ln order(s) will be held back.", nullptr, static_cast<int>(held))
                    : QString();
}

void OrderCheckStep::focusFirst()
{
    if (m_statuses->focusFirst())
        return;
    for (auto *box : {m_repair, m_accept}) {
        if (box->isVisibleTo(this))
            return box->setFocus(Qt::OtherFocusReason);
    }
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::orders
