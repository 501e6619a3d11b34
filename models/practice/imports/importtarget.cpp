// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importtarget.h"

#include "catalogue/key.h"
#include "practice/imports/importmerge.h"
#include "practice/imports/practiceimportplan.h"
#include "practice/store/contactwriter.h"
#include "practice/store/domains.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/products.h"
#include "practice/store/requests.h"
#include "practice/store/store.h"

#include <QJsonArray>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

using catalogue::Type;
namespace key = catalogue::key;

namespace {

// Imports contacts, which are matched by external id first and then by email.
class ContactsImport final : public ImportTarget
{
public:
    ContactsImport(const HandlerContext &context, FieldRegistry &fields,
                   const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;

private:
    FieldRegistry &m_fields;
    ContactTable m_table;
    ContactWriter m_writer;
    ImportMerge m_merge;
};

ContactsImport::ContactsImport(const HandlerContext &context, FieldRegistry &fields,
                               const PracticeImportPlan &plan)
    : m_fields(fields)
    , m_table(context.store)
    , m_writer(context, "import"_L1)
    , m_merge(context.store, plan)
{ }

const catalogue::Checker &ContactsImport::checker()
{
    return m_fields.checker(catalogue::FieldLocation::Csv);
}

RowFault taken(QLatin1StringView field, const QString &value)
{
    return {
        .field = field, .value = value.toUtf8(), .reason = u"Value belongs to another contact"_s};
}

QJsonObject withoutBlanks(const QJsonObject &values)
{
    QJsonObject body;
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (!value->isNull())
            body[value.key()] = *value;
    }
    return body;
}

// One of the two keys is required, and an external id must not consist only of spaces.
std::vector<RowFault> ContactsImport::faultsOf(const QJsonObject &values)
{
    const auto email = values[key::contact::email].toString();
    const auto externalId = values[key::contact::externalId].toString();
    if (!externalId.trimmed().isEmpty() || (externalId.isEmpty() && !email.isEmpty()))
        return {};
    return {{.field = externalId.isEmpty() ? key::contact::email : key::contact::externalId,
             .value = externalId.toUtf8(),
             .reason = catalogue::textOf(catalogue::Reason::Missing)}};
}

std::vector<RowFault> ContactsImport::take(const QJsonObject &values)
{
    const auto email = values[key::contact::email].toString();
    const auto externalId = values[key::contact::externalId].toString();
    auto contact = externalId.isEmpty() ? std::nullopt : m_table.byExternalId(externalId);
    const auto byEmail = email.isEmpty() ? std::nullopt : m_table.byEmail(email);
    if (contact && byEmail && byEmail->number != contact->number)
        return {taken(key::contact::email, email)};
    if (!contact && byEmail) {
        // A contact without an external id gets the one from the row. A contact with a different
        // external id is another person.
        const auto known = byEmail->body[key::contact::externalId].toString();
        if (!externalId.isEmpty() && !known.isEmpty())
            return {taken(key::contact::email, email)};
        contact = byEmail;
    }
    if (!contact) {
        m_merge.created(m_writer.create(withoutBlanks(values)).number);
        return {};
    }
    if (const auto changes = m_merge.changes(contact->number, contact->body, values);
        changes && !changes->isEmpty())
        m_writer.change(*contact, *changes);
    return {};
}

// Imports products, which are matched by the store's own product id.
class ProductsImport final : public ImportTarget
{
public:
    ProductsImport(const HandlerContext &context, const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;

private:
    void create(const QJsonObject &values);
    [[nodiscard]] std::vector<RowFault> missingIn(const QJsonObject &values) const;

    HandlerContext m_context;
    catalogue::Checker m_checker;
    Domains m_domains;
    ImportMerge m_merge;
};

ProductsImport::ProductsImport(const HandlerContext &context, const PracticeImportPlan &plan)
    : m_context(context)
    , m_checker(
          catalogue::FieldSet::of(catalogue::Resource::Product, catalogue::FieldLocation::Csv))
    , m_domains(context.store)
    , m_merge(context.store, plan)
{ }

const catalogue::Checker &ProductsImport::checker()
{
    return m_checker;
}

// A file may omit a required column if it only updates products. New products need it.
std::vector<RowFault> ProductsImport::missingIn(const QJsonObject &values) const
{
    std::vector<RowFault> faults;
    for (const auto &rule : m_checker.fields().rules) {
        // A blank cell is reported as a separate fault.
        if (rule.required && !values.contains(rule.key))
            faults.push_back({.field = rule.key,
                              .value = {},
                              .reason = catalogue::textOf(catalogue::Reason::Missing)});
    }
    return faults;
}

std::vector<RowFault> ProductsImport::faultsOf(const QJsonObject &values)
{
    auto faults = missingIn(values);
    if (!faults.empty()
        && m_context.store.named(IdKind::Product, values[key::productId].toString()).has_value())
        faults.clear();
    const auto address = values[key::productDetailUrl].toString();
    if (!address.isEmpty() && !m_domains.allow(address))
        faults.push_back({.field = key::productDetailUrl,
                          .value = address.toUtf8(),
                          .reason = u"Address is not in an authorized domain"_s});
    return faults;
}

std::vector<RowFault> ProductsImport::take(const QJsonObject &values)
{
    auto product = m_context.store.named(IdKind::Product, values[key::productId].toString());
    if (!product) {
        create(values);
        return {};
    }
    const auto changes = m_merge.changes(product->number, product->body, values);
    if (changes && !changes->isEmpty()) {
        merge(product->body, *changes);
        product->body[key::updatedAt] = jsonOf(m_context.now());
        m_context.store.put(IdKind::Product, *product);
    }
    return {};
}

void ProductsImport::create(const QJsonObject &values)
{
    const auto now = m_context.now();
    auto product = Products::blank(values[key::productId].toString(), now);
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (!value->isNull())
            product.body[value.key()] = *value;
    }
    product.body[key::updatedAt] = jsonOf(now);
    m_context.store.add(IdKind::Product, product);
    m_merge.created(product.number);
}

// Imports codes for one coupon set. Existing codes have nothing to update.
class CouponsImport final : public ImportTarget
{
public:
    CouponsImport(const HandlerContext &context, const PracticeImportPlan &plan);

    [[nodiscard]] const catalogue::Checker &checker() override;
    [[nodiscard]] std::vector<RowFault> faultsOf(const QJsonObject &values) override;
    [[nodiscard]] std::vector<RowFault> take(const QJsonObject &values) override;
    void conclude() override;

private:
    HandlerContext m_context;
    catalogue::Checker m_checker;
    qint64 m_set;
    // Whether codes have been added since the last call of conclude().
    bool m_filled = false;
};

CouponsImport::CouponsImport(const HandlerContext &context, const PracticeImportPlan &plan)
    : m_context(context)
    , m_checker(
          catalogue::FieldSet::of(catalogue::Resource::CouponSet, catalogue::FieldLocation::Csv))
    , m_set(plan.couponSet)
{ }

const catalogue::Checker &CouponsImport::checker()
{
    return m_checker;
}

std::vector<RowFault> CouponsImport::faultsOf(const QJsonObject & /*values*/)
{
    return {};
}

std::vector<RowFault> CouponsImport::take(const QJsonObject &values)
{
    const auto code = values[key::code].toString();
    m_context.store.run("INSERT OR IGNORE INTO coupon (couponSet, code, created) VALUES (?, ?, ?)",
                        {m_set, code, m_context.now()});
    const bool added = m_context.store.database().changes() == 1;
    m_filled |= added;
    if (added)
        return {};
    return {
        {.field = key::code, .value = code.toUtf8(), .reason = u"Code is already in the set"_s}};
}

void CouponsImport::conclude()
{
    auto set = m_context.store.find(IdKind::CouponSet, m_set);
    if (!std::exchange(m_filled, false) || !set)
        return;
    set->body[key::updatedAt] = jsonOf(m_context.now());
    m_context.store.put(IdKind::CouponSet, *set);
}

} // namespace

std::unique_ptr<ImportTarget> targetOf(const HandlerContext &context, FieldRegistry &fields,
                                       const PracticeImportPlan &plan)
{
    switch (plan.type) {
    case ImportType::Products:
        return std::make_unique<ProductsImport>(context, plan);
    case ImportType::Coupons:
        return std::make_unique<CouponsImport>(context, plan);
    case ImportType::Contacts:
        break;
    }
    return std::make_unique<ContactsImport>(context, fields, plan);
}

static QJsonValue momentValue(const QString &text)
{
    const auto moment = momentOf(text);
    return moment ? jsonOf(*moment) : QJsonValue(text);
}

QJsonValue valueOf(const catalogue::FieldRule &rule, QByteArrayView cell)
{
    if (cell.isEmpty())
        return QJsonValue::Null;
    switch (rule.type) {
    case Type::Integer:
        return cell.toByteArray().toLongLong();
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return cell.toByteArray().toDouble();
    case Type::Boolean:
        return cell.compare("true", Qt::CaseInsensitive) == 0;
    case Type::Choices:
    case Type::Texts:
        return QJsonArray::fromStringList(QString::fromUtf8(cell).split(u'|'));
    case Type::Day:
    case Type::Date:
    case Type::Moment:
        return momentValue(QString::fromUtf8(cell));
    case Type::Phone:
        return withPrefix(QString::fromUtf8(cell), rule.countryCode);
    default:
        return QString::fromUtf8(cell);
    }
}

} // namespace storedesk::practice
