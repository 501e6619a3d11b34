// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "titlesearch.h"

#include "base/language.h"
#include "field.h"

namespace storedesk::catalogue {

QStringList titlesInAllLanguages(Resource resource, QStringView key)
{
    QStringList titles;
    for (const auto &row : fieldsOf(resource)) {
        if (row.key == key)
            titles += base::inAllLanguages("Fields", row.title);
    }
    titles.removeDuplicates();
    return titles;
}

} // namespace storedesk::catalogue
