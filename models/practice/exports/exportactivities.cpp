// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportactivities.h"

#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "practice/core/mix.h"
#include "practice/exports/activitywalk.h"
#include "practice/exports/exportheadings.h"
#include "practice/exports/practiceexportplan.h"
#include "practice/store/activities.h"
#include "practice/store/store.h"

#include <QHash>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace column = catalogue::key::column;
using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

// The activities of contacts, one line each.
class ActivitiesExport final : public ExportTable
{
public:
    ActivitiesExport(Store &store, PracticeExportPlan plan);

    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    struct Line;
    [[nodiscard]] QByteArray valueOf(QLatin1StringView name, const Line &line);
    [[nodiscard]] QByteArray derived(QLatin1StringView name, const Line &line);
    [[nodiscard]] const QJsonObject &bodyOf(IdKind kind, const QString &id);

    Store &m_store;
    PracticeExportPlan m_plan;
    ActivityWalk m_walk;
    QString m_storeName;
    // Workflows and contents by id.
    QHash<QString, QJsonObject> m_met;
};

struct Column
{
    QLatin1StringView name;
    // The version that added the column.
    int version;
};

// clang-format off
constexpr std::array columns{
    Column{key::id, 1},                        Column{key::contactId, 1},
    Column{key::contact::email, 1},            Column{key::type, 1},
    Column{column::date, 1},                   Column{key::origin, 1},
    Column{key::workflowId, 1},                Column{column::contentId, 1},
    Column{key::purchaseId, 1},                Column{key::totalPrice, 1},
    Column{column::eventAlias, 1},
    Column{column::device, 2},                 Column{column::appVersion, 2},
    Column{column::sdkVersion, 2},             Column{column::mobileOs, 2},
    Column{column::mobileOsVersion, 2},        Column{column::referer, 2},
    Column{column::sourceType, 3},             Column{column::sourceName, 3},
    Column{column::previousContactId, 4},      Column{column::contentName, 4},
    Column{column::contentTags, 4},            Column{column::workflowName, 4},
    Column{column::workflowTags, 4},           Column{column::attributionConfidence, 4},
    Column{column::attributionScenario, 4},    Column{key::couponSetId, 5},
};

// Columns that purchases have since this version of the layout. Other activities always have them.
constexpr std::array purchaseColumns{
    Column{key::workflowId, 4},
    Column{column::contentId, 4},
};

// The layout version since which an activity of this type has an origin.
constexpr std::array originTypes{
    Column{practice::activity::purchase, 1},             Column{practice::activity::customEvent, 2},
    Column{practice::activity::newsletterSubscribe, 2},  Column{practice::activity::productVisited, 2},
    Column{"cart-product-added"_L1, 2},        Column{"cart-product-removed"_L1, 2},
    Column{practice::activity::contactCreated, 5},
};
// clang-format on

struct ActivitiesExport::Line
{
    qint64 number = 0;
    Moment date = 0;
    qint64 contact = 0;
    QByteArray type;
    QByteArray email;
    // The store's id of the purchase. Empty if the activity is not a purchase.
    QByteArray purchase;
    double total = 0;
    QJsonObject body;

    [[nodiscard]] bool hasOrigin(int version) const
    {
        const auto *row = std::ranges::find_if(originTypes, [this](const Column &known) {
            return QByteArrayView(known.name) == type;
        });
        return row != originTypes.end() && row->version <= version;
    }
    [[nodiscard]] bool isPurchase() const
    {
        return QByteArrayView(practice::activity::purchase) == type;
    }
    // Activities from the API or a file have no browser data.
    [[nodiscard]] bool onTheWeb() const { return body[key::origin].toString() == "web"_L1; }
};

ActivitiesExport::ActivitiesExport(Store &store, PracticeExportPlan plan)
    : m_store(store)
    , m_plan(std::move(plan))
    , m_walk(store, m_plan,
             "activity.contact, activity.type, activity.body, contact.email, purchase.name, "
             "purchase.total",
             "LEFT JOIN contact ON contact.number = activity.contact"
             " LEFT JOIN purchase ON purchase.number = activity.purchase")
    , m_storeName(store.list(IdKind::Store, 0, 1).first()[key::name].toString())
{ }

QStringList ActivitiesExport::header() const
{
    auto names = activityColumns(m_plan.version);
    for (auto &name : names)
        name = headingOf(HeadingSet::Activities, name, m_plan.headings);
    return names;
}

int ActivitiesExport::write(csv::CsvWriter &to, int limit)
{
    int written = 0;
    auto rows = m_walk.next(limit);
    for (; rows.next(); ++written) {
        const Line line{
            .number = rows.number(1),
            .date = rows.number(0),
            .contact = rows.number(2),
            .type = rows.bytes(3),
            .email = rows.bytes(5),
            .purchase = rows.bytes(6),
            .total = rows.real(7),
            .body = QJsonDocument::fromJson(rows.bytes(4)).object(),
        };
        for (const auto &known : columns) {
            if (known.version <= m_plan.version)
                to.cell(QByteArrayView(valueOf(known.name, line)));
        }
        to.endRow();
        m_walk.passed(rows);
    }
    return written;
}

const QJsonObject &ActivitiesExport::bodyOf(IdKind kind, const QString &id)
{
    const auto met = m_met.constFind(id);
    if (met != m_met.constEnd())
        return *met;
    const auto record = id.isEmpty() ? std::nullopt : m_store.find(kind, id);
    return *m_met.insert(id, record ? record->body : QJsonObject());
}

QByteArray joined(const QJsonValue &list)
{
    QStringList parts;
    for (const auto &part : list.toArray())
        parts.append(part.toString());
    return parts.join(u'|').toUtf8();
}

QByteArray ActivitiesExport::valueOf(QLatin1StringView name, const Line &line)
{
    if (name == key::id)
        return m_store.ids().of(IdKind::Activity, line.number).toLatin1();
    // Purchases of deleted contacts have no buyer.
    if (name == key::contactId)
        return line.contact == 0 ? QByteArray()
                                 : m_store.ids().of(IdKind::Contact, line.contact).toLatin1();
    if (name == key::contact::email)
        return line.email;
    if (name == key::type)
        return line.type;
    if (name == column::date)
        return dateText(isoOf(line.date), m_plan.dates);
    if (name == key::origin)
        return line.hasOrigin(m_plan.version) ? line.body[name].toString().toUtf8() : QByteArray();
    if (name == key::purchaseId)
        return line.purchase;
    if (name == key::totalPrice)
        return line.purchase.isEmpty() ? QByteArray() : QByteArray::number(line.total, 'f', 2);
    const auto *later = std::ranges::find(purchaseColumns, name, &Column::name);
    if (later != purchaseColumns.end() && line.isPurchase() && later->version > m_plan.version)
        return {};
    if (const auto known = line.body.value(name); known.isString())
        return known.toString().toUtf8();
    return derived(name, line);
}

// Returns data that is not in the activity. The device derives from its number, so that two files
// agree.
QByteArray ActivitiesExport::derived(QLatin1StringView name, const Line &line)
{
    static constexpr std::array<const char *, 4> devices{"desktop", "mobile", "mobile", "tablet"};
    if (name == column::device && line.onTheWeb() && line.hasOrigin(m_plan.version))
        return devices[mix(static_cast<quint64>(line.number)) % devices.size()];
    if (name == column::sourceType && line.isPurchase())
        return line.onTheWeb() ? "online" : "offline";
    if (name == column::sourceName && line.isPurchase())
        return m_storeName.toUtf8();
    const auto workflowId = line.body[key::workflowId].toString();
    if (name == column::workflowName)
        return bodyOf(IdKind::Workflow, workflowId)[key::name].toString().toUtf8();
    if (name == column::workflowTags)
        return joined(bodyOf(IdKind::Workflow, workflowId)[key::tags]);
    const auto contentId = line.body[column::contentId].toString();
    if (name == column::contentName)
        return bodyOf(IdKind::Content, contentId)[key::name].toString().toUtf8();
    if (name == column::contentTags)
        return joined(bodyOf(IdKind::Content, contentId)[key::tags]);
    return {};
}

// The products of activities that are purchases, one line per product.
class ActivityProductsExport final : public ExportTable
{
public:
    ActivityProductsExport(Store &store, const PracticeExportPlan &plan);

    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] QStringList header() const override;
    int write(csv::CsvWriter &to, int limit) override;

private:
    void writeLine(csv::CsvWriter &to, const QString &activity, const QJsonObject &line);
    [[nodiscard]] QString nameOf(const QJsonObject &line);

    Store &m_store;
    Headings m_headings;
    ActivityWalk m_walk;
};

ActivityProductsExport::ActivityProductsExport(Store &store, const PracticeExportPlan &plan)
    : m_store(store)
    , m_headings(plan.headings)
    , m_walk(store, plan, "purchase.body", "JOIN purchase ON purchase.number = activity.purchase")
{ }

QString ActivityProductsExport::suffix() const
{
    return u"-products"_s;
}

QStringList ActivityProductsExport::header() const
{
    auto names = lineColumns();
    for (auto &name : names)
        name = headingOf(HeadingSet::Lines, name, m_headings);
    return names;
}

// The limit counts purchases, because the lines of a purchase are written together.
int ActivityProductsExport::write(csv::CsvWriter &to, int limit)
{
    int passed = 0;
    auto rows = m_walk.next(limit);
    for (; rows.next(); ++passed) {
        const auto activity = m_store.ids().of(IdKind::Activity, rows.number(1));
        const auto lines = QJsonDocument::fromJson(rows.bytes(2))[key::products].toArray();
        for (const auto &line : lines)
            writeLine(to, activity, line.toObject());
        m_walk.passed(rows);
    }
    return passed;
}

void ActivityProductsExport::writeLine(csv::CsvWriter &to, const QString &activity,
                                       const QJsonObject &line)
{
    const auto quantity = line[key::quantity].toInt();
    const auto price = line[key::price].toDouble();
    const auto unitPrice = line[key::unitPrice].toDouble(quantity > 0 ? price / quantity : price);
    to.cell(activity);
    to.cell(line[key::productId].toString());
    to.cell(nameOf(line));
    to.cell(QByteArrayView(QByteArray::number(quantity)));
    to.cell(QByteArrayView(QByteArray::number(unitPrice, 'f', 2)));
    to.cell(QByteArrayView(QByteArray::number(price, 'f', 2)));
    to.endRow();
}

// A purchase may omit a product's name. The name is then looked up in the products of the store,
// unless the product has been deleted.
QString ActivityProductsExport::nameOf(const QJsonObject &line)
{
    if (line[key::name].isString())
        return line[key::name].toString();
    const auto product = m_store.named(IdKind::Product, line[key::productId].toString());
    return product ? product->body[key::name].toString() : QString();
}

} // namespace

QStringList activityColumns(int version)
{
    QStringList names;
    for (const auto &known : columns) {
        if (known.version <= version)
            names.append(known.name);
    }
    return names;
}

QStringList lineColumns()
{
    return {key::column::activityId, key::productId, key::name,
            key::quantity,           key::unitPrice, key::price};
}

ExportTables activityTables(Store &store, const PracticeExportPlan &plan)
{
    ExportTables tables;
    tables.push_back(std::make_unique<ActivitiesExport>(store, plan));
    tables.push_back(std::make_unique<ActivityProductsExport>(store, plan));
    return tables;
}

} // namespace storedesk::practice
