// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordview.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "account/recordnames.h"
#include "api/call.h"
#include "api/resourcerequests.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/seenfields.h"
#include "ui/changes/changetable.h"
#include "ui/details/fieldsheet.h"
#include "ui/details/groups.h"
#include "ui/details/rawpane.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/offline/exportrowspane.h"
#include "ui/records/activitypane.h"
#include "ui/records/callspane.h"
#include "ui/records/integrationtypes.h"
#include "ui/records/listtable.h"
#include "ui/records/offlinevalues.h"
#include "ui/records/productbuyers.h"
#include "ui/records/recordhead.h"
#include "ui/records/recordloader.h"
#include "ui/records/recordpicture.h"
#include "ui/records/stockpanel.h"
#include "ui/records/workflowcoupons.h"
#include "ui/tables/keyorder.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QObject>
#include <QPointer>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;
using catalogue::OperationId;

static constexpr std::array buyerLooks{
    ExportColumnLook{ProductBuyers::Time, 176},
    ExportColumnLook{ProductBuyers::Buyer, 240, CellInk::Name},
    ExportColumnLook{ProductBuyers::Units, 70},
    ExportColumnLook{ProductBuyers::Price, 110},
    ExportColumnLook{ProductBuyers::Purchase, 140, CellInk::Code},
};

// Finds the name of a buyer, because a purchase contains only the buyer's email and ID. Reads the
// contact once, unless an earlier lookup has found the name.
class BuyerName final : public QObject
{
public:
    explicit BuyerName(PageHost &host, QObject *parent = nullptr);

    void need(const QJsonObject &purchase);
    [[nodiscard]] bool isSettled() const { return m_call.isNull(); }

private:
    PageHost &m_host;
    // Id of the last requested buyer. A buyer that could not be read is not requested again.
    QString m_asked;
    QPointer<api::Call> m_call;
};

BuyerName::BuyerName(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{ }

void BuyerName::need(const QJsonObject &purchase)
{
    auto &account = m_host.account();
    const auto email = purchase[key::contactEmail].toString();
    const auto externalId = purchase[key::contactExternalId].toString();
    const QStringList ids{email, externalId, purchase[key::contactId].toString()};
    for (const auto &id : ids) {
        if (const auto known = account.names().name(Resource::Contact, id); !known.isEmpty())
            return account.names().note(Resource::Contact, ids, known);
    }
    const auto &asked = email.isEmpty() ? externalId : email;
    if (asked.isEmpty() || asked == m_asked || !account.mayRead(Resource::Contact))
        return;
    m_asked = asked;
    delete m_call;
    const auto &lookupKey = *catalogue::lookupKeyOf(
        email.isEmpty() ? OperationId::GetContactByExternalId : OperationId::GetContactByEmail);
    m_call = account.session().contacts().get({lookupKey, {asked}}, this);
    m_call->then(this, [&account, ids](const http::Outcome &outcome) {
        if (outcome)
            account.names().note(Resource::Contact, ids,
                                 details::nameOf(Resource::Contact, outcome->document.object()));
    });
}

RecordView::RecordView(PageHost &host, const RecordLoader &reader, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_reader(reader)
    , m_head(new RecordHead(host, this))
    , m_notice(new Notice(host.theme(), this))
    , m_stack(new QStackedWidget(this))
    , m_body(new QWidget(m_stack))
    , m_tabs(new QTabBar(m_body))
    , m_bodies(new QStackedWidget(m_body))
    , m_general(new details::FieldSheet(host, m_bodies))
    , m_picture(new RecordPicture(host, m_bodies))
    , m_lists(new QVBoxLayout)
    , m_stock(new StockPanel(host, m_bodies))
    , m_types(new IntegrationTypes(host, m_bodies))
    , m_coupons(new WorkflowCoupons(host, m_bodies))
    , m_custom(new details::FieldSheet(host, m_bodies))
    , m_activity(new ActivityPane(host, m_bodies))
    , m_buyers(new ProductBuyers(host.clock(), m_bodies))
    , m_buyersPane(new ExportRowsPane(host, *m_buyers,
                                      {.objectName = u"buyers"_s,
                                       .accessibleName = tr("Buyers of the product"),
                                       .searchHint = tr("Search for a buyer or a purchase"),
                                       .nothing = tr("Not sold"),
                                       .fileName = tr("Buyers")},
                                      m_bodies))
    , m_purchases(new ListTable(host, m_bodies))
    , m_other(new details::FieldSheet(host, m_bodies))
    , m_history(new changes::ChangeTable(
          host,
          [&reader](const storage::RecordEdit &change) {
              return reader.concerns(
                  api::requestOf(catalogue::operation(change.operation), change.values));
          },
          m_bodies))
    , m_raw(new details::RawPane(host, m_bodies))
    , m_calls(new CallsPane(host, reader, m_bodies))
    , m_buyer(new BuyerName(host, this))
    , m_kept(new OfflineValues(host, reader, this))
{
    build();
    auto &account = m_host.account();
    connect(&account, &account::Account::storeChanged, this, &RecordView::show);
    connect(&account.contactFields(), &account::AccountFields::changed, this, &RecordView::show);
    connect(&account.names(), &account::RecordNames::changed, this, &RecordView::show);
    connect(m_kept, &OfflineValues::changed, this, &RecordView::show);
    connect(m_activity, &ActivityPane::counted, this, &RecordView::showActivityTab);
    connect(m_buyersPane, &ExportRowsPane::loaded, this, &RecordView::showBuyersTab);
    connect(m_head, &RecordHead::figureOpened, this, &RecordView::openFigure);
}

void RecordView::build()
{
    buildTabs();
    auto *inside = columnIn(m_body);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(marginsAlong(10, 0, 16, 0));
    bar->addWidget(m_tabs, 1);
    inside->addLayout(bar);
    inside->addWidget(separator(m_body));
    inside->addWidget(m_bodies, 1);
    m_stack->addWidget(m_body);

    m_notice->hide();
    m_notice->setObjectName(u"staleNotice"_s);
    auto *box = columnIn(this);
    box->addWidget(m_head);
    box->addWidget(separator(this));
    box->addWidget(m_notice);
    box->addWidget(m_stack, 1);
}

void RecordView::buildTabs()
{
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"recordTabs"_s);
    m_tabs->setAccessibleName(tr("Record sections"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);

    m_buyersPane->setLooks(buyerLooks);
    m_buyersPane->layout()->setContentsMargins(16, 12, 16, 0);
    auto *general = new QWidget(m_bodies);
    auto *below = columnIn(general, 20);
    below->addWidget(m_general);
    below->addWidget(m_picture);
    below->addLayout(m_lists);
    m_lists->setSpacing(16);
    below->addWidget(m_stock);
    below->addWidget(m_types);
    below->addWidget(m_coupons);
    below->addStretch(1);
    for (QWidget *content : {padded(general), padded(m_custom), static_cast<QWidget *>(m_activity),
                             static_cast<QWidget *>(m_buyersPane), padded(m_purchases),
                             padded(m_other), static_cast<QWidget *>(m_history),
                             static_cast<QWidget *>(m_raw), static_cast<QWidget *>(m_calls)}) {
        m_tabs->addTab({});
        m_bodies->addWidget(content);
    }
    connect(m_tabs, &QTabBar::currentChanged, m_bodies, &QStackedWidget::setCurrentIndex);
}

void RecordView::setTab(Tab tab, const QString &text, int count, bool visible)
{
    m_tabs->setTabText(tab, count > 0 ? u"%1 %2"_s.arg(text, QLocale().toString(count)) : text);
    m_tabs->setTabVisible(tab, visible);
}

// Loads the names of the records to which this record refers by ID.
void RecordView::needNames(Resource resource)
{
    const auto &record = m_reader.record();
    if (resource == Resource::CouponSet && !record.value(key::usedInWorkflows).toArray().isEmpty())
        m_host.account().names().need(Resource::Workflow);
    if (resource == Resource::Import && record.value(key::options)[key::couponSetId].isString())
        m_host.account().names().need(Resource::CouponSet);
    if (resource == Resource::Purchase)
        m_buyer->need(record);
    if (resource == Resource::CustomEventType)
        m_host.account().names().need(Resource::CustomIntegration);
}

void RecordView::show()
{
    if (!m_reader.hasRecord())
        return;
    const auto now = reading();
    const auto resource = m_reader.lookupKey()->resource();
    needNames(resource);
    m_kept->need();
    m_head->show(m_reader, now);
    auto groups = details::knownGroups(resource, m_reader.record(), now);
    // An event type does not name its integration, so take it from the address.
    if (resource == Resource::CustomEventType && !groups.empty()) {
        const auto integration = m_reader.pathValues().constFirst();
        const PageAddress place{.page = pageid::integrationRecord, .values = {integration}};
        const auto name = details::linkText(place, now);
        groups.front().lines.push_back({.key = {},
                                        .title = catalogue::titleOf(Resource::CustomIntegration),
                                        .text = name,
                                        .raw = integration,
                                        .links = {{.text = name, .place = place}}});
    }
    if (itemmodels::usesOtherNames(resource, m_reader.record()))
        groups.push_back({.title = tr("Other fields"),
                          .lines = details::otherLines(resource, {}, m_reader.record(), now)});
    m_differing = m_kept->mark(groups, now);
    m_general->setGroups(std::move(groups));
    m_picture->showOf(resource, m_reader.record());
    showLists(now);
    m_stock->showOf(resource == Resource::CouponSet ? m_reader.record() : QJsonObject());
    if (resource == Resource::CustomIntegration)
        m_types->showOf(m_reader.pathValues().constLast(), now);
    if (resource == Resource::Workflow)
        m_coupons->showOf(m_reader.pathValues().constLast(), now);
    showActivity();
    showBuyers();
    showPurchases(now);
    showCustomAndOther(now);
    m_raw->setRecord(m_reader.record());
    m_calls->look();
    m_history->lookAt(resource, m_reader.record());
    setTab(General, tr("General"), 0, true);
    // Only resources that can be changed have a history.
    const bool changeable = catalogue::operationOn(*m_reader.lookupKey(), catalogue::Effect::Update)
        || m_history->model().rowCount() > 0;
    setTab(History, tr("History"), 0, changeable);
    setTab(Raw, tr("Raw"), 0, true);
    setTab(Calls, tr("Requests"), 0, true);
    m_bodies->setCurrentIndex(m_tabs->currentIndex());
    orderKeysAsLaidOut(*this);
    Q_EMIT shown();
}

void RecordView::showLists(const details::ReadingContext &reading)
{
    clearLayout(*m_lists);
    const auto resource = m_reader.lookupKey()->resource();
    for (const auto *list : details::listsOf(resource)) {
        const auto elements = itemmodels::valueAt(m_reader.record(), list->key).toArray();
        if (elements.isEmpty())
            continue;
        auto *table = new ListTable(m_host);
        table->setList(resource, *list, elements, reading);
        m_lists->addWidget(table);
    }
}

// Returns the first nested list of complete purchases, whichever member contains it.
static QJsonArray purchasesIn(const QJsonObject &record)
{
    for (const auto &member : record) {
        const auto list = member.toArray();
        if (!list.isEmpty() && list.first().toObject().contains(key::purchaseId))
            return list;
    }
    return {};
}

void RecordView::showPurchases(const details::ReadingContext &reading)
{
    const auto purchases = m_reader.lookupKey()->resource() == Resource::Contact
        ? purchasesIn(m_reader.record())
        : QJsonArray();
    const auto title = catalogue::pluralOf(Resource::Purchase);
    m_purchases->setRecords(Resource::Purchase, title, purchases, reading);
    setTab(Purchases, title, static_cast<int>(purchases.size()), !purchases.isEmpty());
}

void RecordView::showActivity()
{
    activities::ContactKeys keys;
    const auto &record = m_reader.record();
    if (m_reader.lookupKey()->resource() == Resource::Contact) {
        for (const auto &[member, values] :
             {std::pair(key::id, &keys.ids), std::pair(key::contact::email, &keys.emails)}) {
            if (const auto value = record.value(member).toString(); !value.isEmpty())
                values->append(value);
        }
    }
    m_activity->showOf(keys);
    showActivityTab();
}

void RecordView::showActivityTab()
{
    const bool isContact =
        m_reader.lookupKey() && m_reader.lookupKey()->resource() == Resource::Contact;
    setTab(Activity, tr("Activity"), static_cast<int>(m_activity->count().value_or(0)), isContact);
}

void RecordView::showBuyers()
{
    QStringList ids;
    const auto &record = m_reader.record();
    if (m_reader.lookupKey()->resource() == Resource::Product) {
        for (const auto member : {key::productId, key::id}) {
            if (const auto value = record.value(member).toString(); !value.isEmpty())
                ids.append(value);
        }
    }
    if (m_buyers->setProduct(ids))
        m_buyersPane->invalidate();
    showBuyersTab();
}

void RecordView::showBuyersTab()
{
    const bool isProduct =
        m_reader.lookupKey() && m_reader.lookupKey()->resource() == Resource::Product;
    setTab(Buyers, tr("Buyers"), static_cast<int>(m_buyers->total()), isProduct);
}

// Shows the purchases for the statistics about purchases.
void RecordView::openFigure(const QString &key)
{
    if (key != key::contact::totalPurchases && key != key::contact::totalPurchasesAmount)
        return;
    m_activity->showKind(activities::ActivityGroup::Purchase);
    showPart(Activity);
}

void RecordView::showCustomAndOther(const details::ReadingContext &reading)
{
    const auto resource = m_reader.lookupKey()->resource();
    catalogue::FieldSet rules;
    std::vector<details::FieldLine> custom;
    if (resource == Resource::Contact) {
        auto &fields = m_host.account().contactFields();
        // Load the fields only once; a failure is not retried here.
        if (fields.state() == account::AccountFields::State::Unread)
            fields.need();
        rules = fields.contactRules(catalogue::FieldLocation::Answer);
        custom = details::customLines(rules, m_reader.record(), reading);
        m_differing += m_kept->mark(custom, details::customLines(rules, m_kept->record(), reading));
    }
    setTab(Custom, tr("Custom fields"), static_cast<int>(custom.size()), !custom.empty());
    m_custom->setGroups(
        {{.title = tr("Custom fields of this account"), .lines = std::move(custom)}});
    auto other = details::otherLines(resource, rules, m_reader.record(), reading);
    // Leave out other fields that the general tab already shows.
    if (itemmodels::usesOtherNames(resource, m_reader.record()))
        other.clear();
    setTab(Other, tr("Other fields"), static_cast<int>(other.size()), !other.empty());
    m_other->setGroups({{.title = tr("Sent by the service, unknown to this version of Storedesk"),
                         .lines = std::move(other)}});
}

bool RecordView::isSettled() const
{
    return m_types->isSettled() && m_coupons->isSettled() && m_buyer->isSettled()
        && m_kept->isSettled() && m_picture->isSettled() && m_activity->isSettled()
        && m_buyersPane->isSettled();
}

void RecordView::showPart(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
    m_tabs->setFocus(Qt::OtherFocusReason);
}

void RecordView::setEditor(QWidget *editor)
{
    if (editor && m_stack->indexOf(editor) < 0)
        m_stack->addWidget(editor);
    m_stack->setCurrentIndex(editor ? m_stack->indexOf(editor) : 0);
    giveRoom();
}

void RecordView::giveRoom()
{
    m_head->setBrief(m_stack->currentIndex() > 0 && height() < m_host.theme().scaled(280));
}

void RecordView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveRoom();
}

QWidget *RecordView::padded(QWidget *content)
{
    auto *page = new QWidget(m_bodies);
    // Create the scroll area first, so that the widgets added to the page have their final parent.
    auto *area = scrolled(page);
    auto *box = new QVBoxLayout(page);
    box->setContentsMargins(16, 16, 16, 16);
    box->addWidget(content);
    box->addStretch(1);
    return area;
}

QWidget *RecordView::editorRoom() const
{
    return m_stack;
}

details::ReadingContext RecordView::reading() const
{
    return {.now = m_host.clock().now(),
            .currency = m_host.account().store().value(key::currency).toString(),
            .names = &m_host.account().names()};
}

} // namespace storedesk::ui::records
