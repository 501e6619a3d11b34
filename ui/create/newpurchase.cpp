// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/newpurchase.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "ui/create/completions.h"
#include "ui/create/linetable.h"
#include "ui/create/purchaseeffects.h"
#include "ui/create/purchasefields.h"
#include "ui/create/purchasetotals.h"
#include "ui/forms/fieldeditor.h"
#include "ui/frame/anotherplace.h"
#include "ui/frame/frame.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::create {

namespace key = catalogue::key;
using catalogue::OperationId;
using namespace Qt::StringLiterals;

NewPurchase::NewPurchase(Frame &frame, const Place &place)
    : CreatePage(
          frame, place,
          {.title = tr("New purchase"),
           .subtitle = tr("A purchase cannot be edited later, only deleted and created again"),
           .create = tr("Create purchase in %1"),
           .again = tr("Create purchase again"),
           .question = tr("Create this purchase in %1?"),
           .done = tr("The purchase was created."),
           .icon = Icon::Purchases})
    , m_checker(catalogue::FieldSet::of(catalogue::Resource::Purchase, catalogue::Place::Create))
    , m_products(frame.desk().session(), OperationId::GetProductByStoreId, this)
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
         knownRecords(frame().desk(), catalogue::Resource::Product, u"store-id"_s)) {
        if (std::ranges::find(known, other.value, &catalogue::Example::value) == known.end())
            known.append(other);
    }
    return known;
}

void NewPurchase::build()
{
    m_fields = new PurchaseFields(frame(), this);
    m_table = new LineTable(m_lines, [this] { return knownProducts(); }, frame().theme(), this);
    m_totals = new PurchaseTotals(m_lines, frame().theme(), this);
    m_effects = new PurchaseEffects(frame().theme(), this);
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
    connect(&m_lines, &PurchaseLines::edited, this, [this, note] {
        m_totals->follow();
        askForProducts();
        note();
    });
    connect(m_fields, &PurchaseFields::found, this, [this] {
        m_effects->setBuyer(m_fields->buyerName());
        showPoints();
    });
    connect(&m_products, &jobs::ValueLookup::changed, this, [this](const QString &productId) {
        m_lines.setFinding(productId, m_products.of(productId));
        showPoints();
    });
    connect(m_table, &LineTable::productWanted, this, [this](const QString &productId) {
        frame().open({.page = u"new-product"_s, .values = {productId}});
    });
    connect(m_table, &LineTable::told, this,
            [this](const QString &sentence) { frame().tell(sentence); });
    // Looks up products again that were created here or in another tab.
    connect(&frame().desk().session(), &api::Session::writeEnded, this,
            [this](const api::Request &request, const api::Outcome &outcome) {
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
    return CreatePage::settled() && !m_products.isAsking() && !m_fields->isAsking();
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
    auto now = frame().clock().now();
    now.setTime(QTime(now.time().hour(), now.time().minute()));
    QJsonObject values{{key::purchaseDate, now.toString(Qt::ISODate)}};
    const auto named = formValues(place());
    if (named.size() == 2)
        values[named[0] == "email"_L1 ? key::contactEmail : key::contactExternalId] = named[1];
    return values;
}

static std::vector<PurchaseLine> linesOf(const QJsonArray &list)
{
    std::vector<PurchaseLine> lines;
    for (const auto &entry : list) {
        lines.push_back(
            {.productId = entry[key::productId].toString(),
             .units = entry[key::quantity].toInt(),
             .unitPrice = jobs::Money::of(entry[key::unitPrice]),
             .discount = static_cast<int>(
                 jobs::Money::of(entry[key::discountedPercentage].toDouble()).tenThousandths
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

} // namespace storedesk::ui::create
