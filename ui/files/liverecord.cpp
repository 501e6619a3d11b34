// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "liverecord.h"

#include "catalogue/key.h"

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

// “_externalId”, “External ID” and “external_id” are one name.
static QString plain(QStringView name)
{
    QString letters;
    for (const auto letter : name) {
        if (letter.isLetterOrNumber())
            letters.append(letter.toLower());
    }
    return letters;
}

const Way *wayOfColumn(const sheet::SheetColumn &column)
{
    const auto name = plain(column.name);
    const auto is = [&name](QLatin1StringView other) {
        return name == plain(QString(other));
    };
    if (is(key::contact::externalId) || is(key::contactExternalId))
        return wayNamed(Resource::Contact, u"external-id");
    if (is(key::productId))
        return wayNamed(Resource::Product, u"store-id");
    if (is(key::purchaseId))
        return wayNamed(Resource::Purchase, u"store-id");
    if (column.kind == table::ColumnKind::Email || is(key::contact::email) || is(key::contactEmail))
        return wayNamed(Resource::Contact, u"email");
    return nullptr;
}

Place lookUpPlace(const Way &way)
{
    const auto resource = way.resource();
    const auto word = resource == Resource::Contact ? u"contacts"_s
        : resource == Resource::Product             ? u"products"_s
                                                    : u"purchases"_s;
    return {.page = u"look-up-many"_s, .values = {word, way.word}};
}

} // namespace storedesk::ui
