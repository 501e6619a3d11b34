// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordtitle.h"

#include "cells.h"
#include "exportdays.h"
#include "seenfields.h"
#include "showntext.h"

#include "catalogue/key.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

QLatin1StringView nameMemberOf(Resource resource)
{
    switch (resource) {
    case Resource::Contact:
        return key::contact::email;
    case Resource::Purchase:
        return key::purchaseId;
    case Resource::Product:
        return key::title;
    case Resource::Export:
        return key::exportType;
    case Resource::Import:
        return key::type;
    case Resource::CustomEvent:
        return key::contactId;
    default:
        return key::name;
    }
}

static QString dayText(QDate day, const QLocale &locale)
{
    return locale.toString(day, u"d MMM yyyy"_s);
}

static QString dayText(const QJsonValue &moment, const QLocale &locale)
{
    const auto day = QDateTime::fromString(moment.toString(), Qt::ISODateWithMs).date();
    return day.isValid() ? dayText(day, locale) : moment.toString();
}

// Returns a description of the export's filters.
static QString restriction(const QJsonObject &record, const QLocale &locale)
{
    if (const auto days = wholeDaysOf(record))
        return u"%1 – %2"_s.arg(dayText(days->first, locale), dayText(days->last, locale));
    const auto filters = record.value(key::filters).toObject();
    const auto from = filters.value(key::fromDate);
    const auto to = filters.value(key::toDate);
    if (from.isString() && to.isString())
        return u"%1 – %2"_s.arg(dayText(from, locale), dayText(to, locale));
    if (const auto segment = filters.value(key::segmentId).toString(); !segment.isEmpty())
        return QCoreApplication::translate("RecordTitle", "segment %1").arg(segment);
    return {};
}

// The service names its own fields in one language only, so other languages use the program's own
// titles.
static QString builtInFieldTitle(const QJsonObject &record)
{
    const auto *field = record.value(key::custom).toBool(true)
        ? nullptr
        : catalogue::fieldOf(Resource::Contact, record.value(key::id).toString());
    const auto title = field ? catalogue::titleOf(*field) : QString();
    return field && title != QString::fromUtf8(field->title) ? title : QString();
}

QString recordTitle(Resource resource, const QJsonObject &record, const QLocale &locale)
{
    const auto *field = catalogue::fieldOf(resource, QString(nameMemberOf(resource)));
    // Names contain no relative times, so the current time does not matter.
    auto title = field ? displayText(*field, record, {}, locale) : QString();
    if (resource == Resource::ContactField) {
        const auto known = builtInFieldTitle(record);
        title = known.isEmpty() ? title : known;
    }
    if (resource == Resource::Export) {
        const auto rest = restriction(record, locale);
        if (!rest.isEmpty())
            title = QCoreApplication::translate("RecordTitle", "%1, %2").arg(title, rest);
    }
    if (title.isEmpty())
        title = shownText(nameIn(record));
    if (title.isEmpty())
        title = record.value(catalogue::keyMemberOf(resource)).toVariant().toString();
    return title;
}

} // namespace storedesk::itemmodels
