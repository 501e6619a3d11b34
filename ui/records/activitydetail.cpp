// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/activitydetail.h"

#include "account/account.h"
#include "itemmodels/showntext.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/recordaddress.h"
#include "ui/offline/amounttext.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QDateTime>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>

#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using activities::PurchaseLine;
using catalogue::Resource;

namespace {

struct FactRow
{
    QString ActivityRow::*text;
    // Source text.
    const char *title;
};

// clang-format off
constexpr std::array factRows{
    FactRow{&ActivityRow::contentName,     QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Content")},
    FactRow{&ActivityRow::workflowName,    QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Workflow")},
    FactRow{&ActivityRow::eventAlias,      QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Event type")},
    FactRow{&ActivityRow::scenario,        QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Attribution")},
    FactRow{&ActivityRow::confidence,      QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Confidence")},
    FactRow{&ActivityRow::couponSet,       QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Coupon set")},
    FactRow{&ActivityRow::origin,          QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Origin")},
    FactRow{&ActivityRow::sourceName,      QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Source")},
    FactRow{&ActivityRow::sourceType,      QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Source type")},
    FactRow{&ActivityRow::device,          QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Device")},
    FactRow{&ActivityRow::email,           QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Email")},
    FactRow{&ActivityRow::previousContact, QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Previous contact ID")},
    FactRow{&ActivityRow::contentId,       QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Content ID")},
    FactRow{&ActivityRow::id,              QT_TRANSLATE_NOOP("storedesk::ui::records::ActivityDetail", "Activity ID")},
};
// clang-format on

QString numberText(const std::optional<qint64> &hundredths)
{
    if (!hundredths)
        return {};
    const bool whole = *hundredths % 100 == 0;
    return QLocale().toString(static_cast<double>(*hundredths) / 100, 'f', whole ? 0 : 2);
}

} // namespace

PurchaseLinesModel::PurchaseLinesModel(QObject *parent)
    : ColumnModel(parent)
{
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    setColumns({{.column = Product,
                 .title = [] { return tr("Product"); },
                 .text =
                     [](const PurchaseLine &line) {
                         return itemmodels::shownText(line.name.isEmpty() ? line.product
                                                                          : line.name);
                     },
                 .sortValue = {},
                 .roles = {{Qt::ToolTipRole,
                            [](const PurchaseLine &line) {
                                return line.product;
                            }}},
                 .flags = {},
                 .setValue = {}},
                {.column = Units,
                 .title = [] { return tr("Units"); },
                 .alignment = right,
                 .text = [](const PurchaseLine &line) { return numberText(line.units); },
                 .sortValue = {},
                 .roles = {},
                 .flags = {},
                 .setValue = {}},
                {.column = Price,
                 .title = [] { return tr("Price"); },
                 .alignment = right,
                 .text =
                     [this](const PurchaseLine &line) {
                         return line.price ? amountText(*line.price, m_currency) : QString();
                     },
                 .sortValue = {},
                 .roles = {},
                 .flags = {},
                 .setValue = {}}});
}

void PurchaseLinesModel::show(std::vector<PurchaseLine> lines, const QString &currency)
{
    m_currency = currency;
    setRows(std::move(lines));
}

ActivityDetail::ActivityDetail(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_title(new QLabel(this))
    , m_time(new QLabel(this))
    , m_open(new Button(Icon::External, {}, host.theme(), this))
    , m_products(new TableView(host.theme(), this))
    , m_total(new QLabel(this))
    , m_facts(new QFormLayout)
{
    build();
    connect(m_open, &QPushButton::clicked, this, &ActivityDetail::openRecord);
    connect(m_products, &TableView::opened, this, &ActivityDetail::openProduct);
}

void ActivityDetail::build()
{
    setObjectName(u"activityDetail"_s);
    for (auto *label : {m_title, m_time, m_total}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_title->setObjectName(u"activityTitle"_s);
    setRole(m_title, Role::Heading);
    setRole(m_time, Role::Small);
    setRole(m_total, Role::Strong);
    m_total->setObjectName(u"purchaseTotal"_s);
    m_open->setObjectName(u"openActivityRecord"_s);
    setSmall(m_open);
    m_products->setObjectName(u"activityProducts"_s);
    m_products->setAccessibleName(tr("Purchase items"));
    m_products->setModel(&m_lines);
    m_products->setSortingEnabled(false);
    m_products->horizontalHeader()->setStretchLastSection(false);
    m_products->horizontalHeader()->setSectionResizeMode(PurchaseLinesModel::Product,
                                                         QHeaderView::Stretch);
    m_products->setColumnAtLeast(PurchaseLinesModel::Units, 60);
    m_products->setColumnAtLeast(PurchaseLinesModel::Price, 80);
    m_facts->setHorizontalSpacing(12);
    m_facts->setVerticalSpacing(4);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_open, 0, Qt::AlignTop);
    auto *box = columnIn(this, 8);
    box->setContentsMargins(16, 12, 16, 12);
    box->addLayout(head);
    box->addWidget(m_time);
    box->addWidget(m_products);
    box->addWidget(m_total);
    box->addLayout(m_facts);
    box->addStretch(1);
}

void ActivityDetail::show(const ActivityRow *activity, const TimelineModel &timeline)
{
    static constexpr int mostRows = 8;

    setVisible(activity != nullptr);
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    if (!activity)
        return;
    const auto kind = activities::kindOf(activity->type);
    const bool bought = kind == ActivityGroup::Purchase;
    m_purchase = bought ? activity->purchase : QString();
    m_workflow = activity->workflowId;
    const auto words = itemmodels::shownText(activities::titleOfType(activity->type));
    m_title->setText(
        m_purchase.isEmpty() ? words : tr("Purchase %1").arg(itemmodels::shownText(m_purchase)));
    m_open->setVisible(!m_purchase.isEmpty() || !m_workflow.isEmpty());
    m_open->setText(m_purchase.isEmpty() ? tr("Open the workflow") : tr("Open the purchase"));
    const auto time =
        activity->time ? QDateTime::fromMSecsSinceEpoch(*activity->time) : QDateTime();
    const auto day = QLocale().toString(time.date(), QLocale::LongFormat);
    m_time->setText(activity->isDay
                        ? day
                        : u"%1, %2"_s.arg(day, QLocale().toString(time.time(), u"HH:mm:ss"_s)));
    std::vector<PurchaseLine> lines;
    std::ranges::copy_if(
        timeline.history().lines, std::back_inserter(lines),
        [activity](const PurchaseLine &line) { return line.activity == activity->id; });
    const auto rows = std::clamp(static_cast<int>(lines.size()), 1, mostRows);
    m_products->setFixedHeight(m_host.theme().scaled(36) * rows
                               + m_products->horizontalHeader()->sizeHint().height()
                               + m_host.theme().scaled(6));
    m_products->setVisible(!lines.empty());
    m_lines.show(std::move(lines), timeline.currencyOf(*activity));
    m_total->setVisible(bought && activity->cents);
    m_total->setText(tr("Total %1").arg(timeline.amountOf(*activity)));
    addFacts(*activity);
}

void ActivityDetail::addFacts(const ActivityRow &activity)
{
    for (const auto &[member, title] : factRows) {
        const auto &value = activity.*member;
        if (value.isEmpty())
            continue;
        auto *name = new QLabel(tr(title), this);
        setRole(name, Role::Muted);
        auto *text = new QLabel(itemmodels::shownText(value), this);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addRow(name, text);
    }
}

void ActivityDetail::openRecord()
{
    if (!m_purchase.isEmpty())
        m_host.open(placeOf(*catalogue::usualKeyOf(Resource::Purchase), {m_purchase}));
    else
        m_host.open(placeOf(*catalogue::usualKeyOf(Resource::Workflow), {m_workflow}));
}

void ActivityDetail::openProduct(const QModelIndex &index)
{
    m_host.open(
        placeOf(*catalogue::usualKeyOf(Resource::Product), {m_lines.rowAt(index.row()).product}));
}

} // namespace storedesk::ui::records
