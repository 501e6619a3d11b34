// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "everylanguage.h"

#include "base/language.h"

namespace storedesk::ui::pages {

QString inEveryLanguage(const char *context, const char *source)
{
    return base::inAllLanguages(context, source).join(u' ');
}

} // namespace storedesk::ui::pages
