// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/activitycolumns.h"

#include "catalogue/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace storedesk::ui::files {

namespace key = catalogue::key;

namespace {

struct ActivityColumn
{
    QLatin1StringView key;
    // Source text.
    const char *title;
    bool isId = false;
};

// In reading order.
// clang-format off
constexpr std::array activityColumns{
    ActivityColumn{key::contact::email,                QT_TRANSLATE_NOOP("ActivityColumns", "Email")},
    ActivityColumn{key::type,                          QT_TRANSLATE_NOOP("ActivityColumns", "Activity")},
    ActivityColumn{key::column::date,                  QT_TRANSLATE_NOOP("ActivityColumns", "Time")},
    ActivityColumn{key::totalPrice,                    QT_TRANSLATE_NOOP("ActivityColumns", "Amount")},
    ActivityColumn{key::column::contentName,           QT_TRANSLATE_NOOP("ActivityColumns", "Content")},
    ActivityColumn{key::column::workflowName,          QT_TRANSLATE_NOOP("ActivityColumns", "Workflow")},
    ActivityColumn{key::column::eventAlias,            QT_TRANSLATE_NOOP("ActivityColumns", "Event type")},
    ActivityColumn{key::origin,                        QT_TRANSLATE_NOOP("ActivityColumns", "Origin")},
    ActivityColumn{key::column::sourceName,            QT_TRANSLATE_NOOP("ActivityColumns", "Source")},
    ActivityColumn{key::column::sourceType,            QT_TRANSLATE_NOOP("ActivityColumns", "Source type")},
    ActivityColumn{key::column::device,                QT_TRANSLATE_NOOP("ActivityColumns", "Device")},
    ActivityColumn{key::column::mobileOs,              QT_TRANSLATE_NOOP("ActivityColumns", "Operating system")},
    ActivityColumn{key::column::mobileOsVersion,       QT_TRANSLATE_NOOP("ActivityColumns", "System version")},
    ActivityColumn{key::column::appVersion,            QT_TRANSLATE_NOOP("ActivityColumns", "App version")},
    ActivityColumn{key::column::sdkVersion,            QT_TRANSLATE_NOOP("ActivityColumns", "SDK version")},
    ActivityColumn{key::column::referer,               QT_TRANSLATE_NOOP("ActivityColumns", "Referrer")},
    ActivityColumn{key::column::contentTags,           QT_TRANSLATE_NOOP("ActivityColumns", "Content tags")},
    ActivityColumn{key::column::workflowTags,          QT_TRANSLATE_NOOP("ActivityColumns", "Workflow tags")},
    ActivityColumn{key::column::attributionScenario,   QT_TRANSLATE_NOOP("ActivityColumns", "Attribution")},
    ActivityColumn{key::column::attributionConfidence, QT_TRANSLATE_NOOP("ActivityColumns", "Attribution confidence")},
    ActivityColumn{key::purchaseId,                    QT_TRANSLATE_NOOP("ActivityColumns", "Purchase ID"), true},
    ActivityColumn{key::contactId,                     QT_TRANSLATE_NOOP("ActivityColumns", "Contact ID"), true},
    ActivityColumn{key::column::previousContactId,     QT_TRANSLATE_NOOP("ActivityColumns", "Previous contact ID"), true},
    ActivityColumn{key::column::contentId,             QT_TRANSLATE_NOOP("ActivityColumns", "Content ID"), true},
    ActivityColumn{key::workflowId,                    QT_TRANSLATE_NOOP("ActivityColumns", "Workflow ID"), true},
    ActivityColumn{key::id,                            QT_TRANSLATE_NOOP("ActivityColumns", "Activity ID"), true},
};
// clang-format on

// Unknown columns rank between the circumstances and the IDs.
std::size_t rankOf(const QString &name)
{
    const auto *const known = std::ranges::find_if(
        activityColumns, [&name](const ActivityColumn &column) { return name == column.key; });
    const auto *const firstId = std::ranges::find(activityColumns, true, &ActivityColumn::isId);
    const auto *const row = known == activityColumns.end() ? firstId : known;
    return static_cast<std::size_t>(row - activityColumns.begin()) * 2
        + (known == activityColumns.end() ? 0 : 1);
}

} // namespace

bool areActivities(const QStringList &columns)
{
    return std::ranges::all_of(
        std::array{key::type, key::column::date, key::contactId},
        [&columns](QLatin1StringView name) { return columns.contains(name); });
}

QList<int> readingOrder(const QStringList &columns)
{
    QList<int> order(columns.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&columns](int column) { return rankOf(columns[column]); });
    return order;
}

QHash<QString, QString> activityTitles()
{
    QHash<QString, QString> titles;
    for (const auto &column : activityColumns)
        titles.insert(column.key, QCoreApplication::translate("ActivityColumns", column.title));
    return titles;
}

} // namespace storedesk::ui::files
