// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "liverecord.h"

#include "catalogue/key.h"

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

// Normalises a name: “_externalId”, “External ID” and “external_id” are equal.
static QString plain(QStringView name)
{
    QString letters;
    for (const auto letter : name) {
        if (letter.isLetterOrNumber())
            letters.append(letter.toLower());
    }
    return letters;
}

const catalogue::LookupKey *lookupKeyOfColumn(const sheet::SheetColumn &column)
{
    const auto name = plain(column.name);
    const auto is = [&name](QLatin1StringView other) {
        return name == plain(QString(other));
    };
    if (is(key::contact::externalId) || is(key::contactExternalId))
        return catalogue::lookupKeyNamed(Resource::Contact, u"external-id");
    if (is(key::productId))
        return catalogue::lookupKeyNamed(Resource::Product, u"store-id");
    if (is(key::purchaseId))
        return catalogue::lookupKeyNamed(Resource::Purchase, u"store-id");
    if (column.kind == values::ColumnKind::Email || is(key::contact::email)
        || is(key::contactEmail))
        return catalogue::lookupKeyNamed(Resource::Contact, u"email");
    return nullptr;
}

} // namespace storedesk::ui::files
