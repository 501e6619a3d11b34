// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/newpurchase.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "ui/forms/fieldeditor.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/purchases/completions.h"
#include "ui/purchases/itemtable.h"
#include "ui/purchases/purchaseeffects.h"
#include "ui/purchases/purchasefields.h"
#include "ui/purchases/purchasetotals.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::purchases {

namespace key = catalogue::key;
using catalogue::OperationId;
using namespace Qt::StringLiterals;

NewPurchase::NewPurchase(PageHost &host, const PageAddress &place)
    : create::CreatePage(
          host, place,
          {.title = tr("New purchase"),
           .subtitle = tr("A purchase cannot be edited later, only deleted and created again"),
           .create = tr("Create purchase in %1"),
           .again = tr("Create purchase again"),
           .question = tr("Create this purchase in %1?"),
           .done = tr("The purchase was created."),
           .icon = Icon::Purchases})
    , m_checker(
          catalogue::FieldSet::of(catalogue::Resource::Purchase, catalogue::FieldLocation::Create))
    , m_products(host.account().session(), OperationId::GetProductByStoreId, this)
{
    build();
    setTyped({});
    connectParts();
    start();
}

NewPurchase::~NewPurchase()
{
    // Destroying a focused field emits focusChanged.
    disconnect(qApp, nullptr, this, nullptr);
    delete m_table;
}

// Lists the products of this form first.
QList<catalogue::Example> NewPurchase::knownProducts() const
{
    QList<catalogue::Example> known;
    for (const auto &id : m_products.found())
        known.append({.value = id, .name = m_products.of(id).record[key::name].toString()});
    for (const auto &other :
         knownRecords(host().account(), catalogue::Resource::Product, u"store-id"_s)) {
        if (std::ranges::find(known, other.value, &catalogue::Example::value) == known.end())
            known.append(other);
    }
    return known;
}

void NewPurchase::build()
{
    m_fields = new PurchaseFields(host(), this);
    m_table = new ItemTable(m_lines, [this] { return knownProducts(); }, host().theme(), this);
    m_totals = new PurchaseTotals(m_lines, host().theme(), this);
    m_effects = new PurchaseEffects(host().theme(), this);
    // Messages to the buyer cannot be revoked, so this choice is visible without scrolling.
    for (QWidget *part : std::initializer_list<QWidget *>{m_fields, m_effects, m_table, m_totals})
        content()->addWidget(part);
    content()->addStretch();
}

void NewPurchase::connectParts()
{
    const auto note = [this] {
        if (!m_taking)
            noteEdit();
    };
    // A field is complete when it loses the focus.
    connect(qApp, &QApplication::focusChanged, this, [this] {
        markLeftFields();
        showPoints();
    });
    connect(m_fields, &PurchaseFields::edited, this, note);
    connect(m_totals, &PurchaseTotals::edited, this, note);
    connect(m_effects, &PurchaseEffects::edited, this, note);
    connect(&m_lines, &PurchaseItems::edited, this, [this, note] {
        m_totals->follow();
        askForProducts();
        note();
    });
    connect(m_fields, &PurchaseFields::found, this, [this] {
        m_effects->setBuyer(m_fields->buyerName());
        showPoints();
    });
    connect(&m_products, &storedesk::records::ValueLookup::changed, this,
            [this](const QString &productId) {
                m_lines.setFinding(productId, m_products.of(productId));
                showPoints();
            });
    connect(m_table, &ItemTable::productWanted, this, [this](const QString &productId) {
        host().open({.page = u"new-product"_s, .values = {productId}});
    });
    connect(m_table, &ItemTable::told, this,
            [this](const QString &sentence) { host().tell(sentence); });
    // Looks up products again that were created here or in another tab.
    connect(&host().account().session(), &api::Session::writeEnded, this,
            [this](const http::Request &request, const http::Outcome &outcome) {
                if (outcome && request.operation == OperationId::PatchProductByStoreId)
                    askAgain(request.values.value(0));
            });
}

void NewPurchase::askForProducts()
{
    for (const auto &line : m_lines.lines())
        m_products.ask(line.productId);
}

void NewPurchase::askAgain(const QString &productId)
{
    m_products.forget(productId);
    askForProducts();
}

void NewPurchase::refresh()
{
    m_products.forgetFailures();
    askForProducts();
    m_fields->askAgain();
}

bool NewPurchase::settled() const
{
    return create::CreatePage::settled() && !m_products.isAsking() && !m_fields->isAsking();
}

void NewPurchase::take(const std::function<void()> &change)
{
    m_taking = true;
    change();
    m_taking = false;
}

// A purchase is usually entered when it happens. Seconds are left out.
QJsonObject NewPurchase::fresh() const
{
    auto now = host().clock().now();
    now.setTime(QTime(now.time().hour(), now.time().minute()));
    QJsonObject values{{key::purchaseDate, now.toString(Qt::ISODate)}};
    const auto named = formValues(place());
    if (named.size() == 2)
        values[named[0] == "email"_L1 ? key::contactEmail : key::contactExternalId] = named[1];
    return values;
}

static std::vector<PurchaseItem> linesOf(const QJsonArray &list)
{
    std::vector<PurchaseItem> lines;
    for (const auto &entry : list) {
        lines.push_back(
            {.productId = entry[key::productId].toString(),
             .units = entry[key::quantity].toInt(),
             .unitPrice = storedesk::records::Money::of(entry[key::unitPrice]),
             .discount = static_cast<int>(
                 storedesk::records::Money::of(entry[key::discountedPercentage].toDouble())
                     .tenThousandths
                 / 100)});
    }
    return lines;
}

QJsonObject NewPurchase::typed() const
{
    QJsonObject all = m_fields->values();
    const auto totals = m_totals->typed();
    for (auto at = totals.begin(); at != totals.end(); ++at)
        all[at.key()] = at.value();
    all[key::products] = m_lines.body();
    all[key::query::triggerPurchaseEvent] = m_effects->startsWorkflows();
    return all;
}

void NewPurchase::setTyped(const QJsonObject &typed)
{
    take([this, &typed] {
        m_fields->setValues(typed.isEmpty() ? fresh() : typed);
        m_lines.setLines(linesOf(typed[key::products].toArray()));
        m_totals->setTyped(typed);
        m_effects->setStartsWorkflows(typed[key::query::triggerPurchaseEvent].toBool(true));
        m_effects->setBuyer(m_fields->buyerName());
    });
}

} // namespace storedesk::ui::purchases
