// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/newpurchase.h"

#include "account/account.h"
#include "api/purchasesapi.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "records/formvalues.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/valuewords.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
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

using namespace Qt::StringLiterals;
using catalogue::OperationId;
namespace key = catalogue::key;

NewPurchase::NewPurchase(PageHost &host, const PageAddress &place)
    : create::CreatePage(
          host, place,
          {.title = tr("New purchase"),
           .subtitle = tr("A purchase cannot be edited later, only deleted and created again"),
           .create = tr("Create purchase in %1"),
           .again = tr("Create purchase again"),
           .question = tr("Create this purchase in %1?"),
           .done = tr("The purchase was created."),
           .write = catalogue::OperationId::CreatePurchase,
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
    // Disconnect first, because destroying a focused field emits focusChanged.
    disconnect(qApp, nullptr, this, nullptr);
    delete m_table;
}

// Returns the known products, starting with those in this form.
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
    // Place the effects high enough to be visible without scrolling, because messages to the buyer
    // cannot be revoked.
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
        host().open({.page = pageid::newProduct, .values = {productId}});
    });
    connect(m_table, &ItemTable::told, this,
            [this](const QString &sentence) { host().tell(sentence); });
    connect(m_table, &ItemTable::removed, this, [this](int row, const PurchaseItem &line) {
        host().tell(tr("The item “%1” was removed.").arg(itemmodels::shownText(line.productId)),
                    [page = QPointer(this), row, line] {
                        if (page)
                            page->m_lines.insert(row, line);
                    });
    });
    // Look up products again that were created here or in another tab.
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

// Returns the initial values. The date is the current time without seconds, because a purchase is
// usually entered when it happens.
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

QJsonObject NewPurchase::body() const
{
    QJsonObject whole = m_fields->values();
    const auto totals = m_totals->values();
    for (auto at = totals.begin(); at != totals.end(); ++at)
        whole[at.key()] = at.value();
    whole[key::products] = m_lines.body();
    return whole;
}

http::Request NewPurchase::request() const
{
    return api::PurchasesApi::toCreate(body(), m_effects->startsWorkflows());
}

void NewPurchase::goTo(const QString &key) const
{
    if (auto *editor = editorOf(key))
        editor->setFocus();
}

forms::FieldEditor *NewPurchase::editorOf(QStringView key) const
{
    auto *total = m_totals->editor(key);
    return total ? total : m_fields->editor(key);
}

static bool isMissing(const catalogue::FieldFault &fault)
{
    return fault.reason == catalogue::Reason::Missing;
}

// Shows at each field why its value is invalid.
void NewPurchase::showReasons()
{
    for (const auto &fault : m_checker.check(body())) {
        const auto path = fault.path.split(u'/', Qt::SkipEmptyParts);
        auto *editor = path.size() == 1 ? editorOf(path[0]) : nullptr;
        const bool follows = isMissing(fault) && m_totals->follows(path.value(0));
        if (editor && !follows)
            editor->setReason(catalogue::textOf(fault.reason));
    }
}

// Whether the field still has the focus, so that it is not reported as invalid yet.
static bool isTypedInto(const forms::FieldEditor *field)
{
    const auto *focused = QApplication::focusWidget();
    return field && focused && field->isAncestorOf(focused);
}

// Shows invalid input at a field once it loses the focus, as in the other forms.
void NewPurchase::markLeftFields()
{
    for (const auto &fault : m_checker.check(body())) {
        const auto path = fault.path.split(u'/', Qt::SkipEmptyParts);
        auto *editor = path.size() == 1 ? editorOf(path[0]) : nullptr;
        if (editor && !isMissing(fault) && !isTypedInto(editor))
            editor->setReason(catalogue::textOf(fault.reason));
    }
}

create::FormIssues NewPurchase::fieldPoints() const
{
    create::FormIssues points;
    for (const auto &fault : m_checker.check(body())) {
        const auto path = fault.path.split(u'/', Qt::SkipEmptyParts);
        if (path.size() != 1 || path[0] == key::products)
            continue;
        // Skip totals computed from the lines, which are available once the lines are complete.
        if (isMissing(fault) && m_totals->follows(path[0]))
            continue;
        const auto *field = editorOf(path[0]);
        const auto title = field ? field->rule().title : path[0];
        points.append({.sentence = tr("%1: %2").arg(title, catalogue::textOf(fault.reason)),
                       .go = [this, name = path[0]] { goTo(name); },
                       .missing = isMissing(fault) || isTypedInto(field)});
    }
    return points;
}

create::FormIssues NewPurchase::linePoints() const
{
    create::FormIssues points;
    if (m_lines.lines().empty()) {
        return {{.sentence = tr("Add at least one product."),
                 .go = [this] { m_table->addLine(); },
                 .missing = true}};
    }
    for (int row = 0; row < static_cast<int>(m_lines.lines().size()); ++row) {
        const auto &line = m_lines.lines()[static_cast<std::size_t>(row)];
        const auto go = [this, row](int column) {
            return [this, row, column] {
                m_table->goTo(row, column);
            };
        };
        if (line.productId.isEmpty())
            points.append({.sentence = tr("Item %1 has no product ID.").arg(row + 1),
                           .go = go(PurchaseItems::ProductId)});
        else if (m_lines.finding(row).state == storedesk::records::ValueFinding::State::Missing)
            points.append(
                {.sentence = tr("Product %1 is not in the catalogue.").arg(line.productId),
                 .go = go(PurchaseItems::Product)});
        // Skip a missing price that a pending product lookup will provide.
        if (!line.unitPrice
            && m_lines.finding(row).state != storedesk::records::ValueFinding::State::Asking)
            points.append({.sentence = tr("Item %1 has no price.").arg(row + 1),
                           .go = go(PurchaseItems::UnitPrice),
                           .missing = true});
    }
    return points;
}

create::FormIssues NewPurchase::openIssues() const
{
    return fieldPoints() + m_fields->points() + linePoints();
}

// Describes a line for the confirmation by product name, because users know products by name rather
// than by id.
QString NewPurchase::wordsOf(const PurchaseItem &line, const QJsonObject &product)
{
    const QLocale locale;
    const auto name = itemmodels::shownText(product[key::name].toString());
    const auto what = name.isEmpty()
        ? line.productId
        : tr("%1 (%2)", "product and its ID").arg(name, line.productId);
    const auto units = locale.toString(line.units);
    const auto total = line.price().value_or(storedesk::records::Money()).text();
    if (line.discount == 0)
        return tr("%1 × %2, %3 in total").arg(units, what, total);
    return tr("%1 × %2, discount of %3%, %4 in total")
        .arg(units, what, locale.toString(line.discount / 100.0, 'g', 5), total);
}

QList<std::pair<QString, QString>> NewPurchase::review() const
{
    QList<std::pair<QString, QString>> rows;
    const auto whole = body();
    for (const auto &rule : m_checker.fields().rules) {
        if (whole.contains(rule.key) && rule.key != key::products)
            rows.append({rule.title, forms::wordsOf(rule, whole[rule.key])});
    }
    for (std::size_t row = 0; row < m_lines.lines().size(); ++row) {
        const auto &line = m_lines.lines()[row];
        rows.append({tr("Item %1").arg(row + 1), wordsOf(line, m_lines.finding(int(row)).record)});
    }
    rows.append({tr("Start workflows triggered by purchases"),
                 m_effects->startsWorkflows() ? tr("Yes") : tr("No")});
    return rows;
}

std::vector<http::FieldError>
NewPurchase::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    std::vector<http::FieldError> rest;
    for (const auto &error : errors) {
        const auto path = error.path.split(u'/', Qt::SkipEmptyParts);
        auto *field = editorOf(path.value(0, error.name));
        if (path.size() <= 1 && field) {
            field->setReason(error.reason);
            goTo(field->key());
        } else if (path.size() >= 2 && path[0] == key::products) {
            m_table->goTo(path[1].toInt(), PurchaseItems::ProductId);
            rest.push_back({.name = tr("Item %1").arg(path[1].toInt() + 1),
                            .path = {},
                            .reason = error.reason});
        } else {
            rest.push_back(error);
        }
    }
    return rest;
}

// Repeats the lookups, because the service's reply is newer than their results.
void NewPurchase::refused(const http::Error &error)
{
    if (error.kind != http::ErrorKind::Rejected && error.kind != http::ErrorKind::Conflict)
        return;
    m_fields->askAgain();
    for (const auto member : {key::productIds, key::productsId}) {
        for (const auto &productId : error.body[member].toArray())
            askAgain(productId.toString());
    }
}

PageAddress NewPurchase::placeOf(const QJsonObject &record) const
{
    const auto id = record[key::id].toString();
    if (!id.isEmpty())
        return {.page = pageid::purchaseRecord, .values = {u"id"_s, id}};
    return {.page = pageid::purchaseRecord,
            .values = {u"store-id"_s, m_fields->values()[key::purchaseId].toString()}};
}

} // namespace storedesk::ui::purchases
