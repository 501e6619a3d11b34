// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "everylanguage.h"

#include "base/language.h"

#include <QTranslator>

#include <memory>
#include <vector>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static const std::vector<std::unique_ptr<QTranslator>> &catalogues()
{
    static const auto all = [] {
        std::vector<std::unique_ptr<QTranslator>> found;
        for (const auto &code : base::Language::choices()) {
            auto catalogue = std::make_unique<QTranslator>();
            if (catalogue->load(u":/translations/storedesk_"_s + code))
                found.push_back(std::move(catalogue));
        }
        return found;
    }();
    return all;
}

QString inEveryLanguage(const char *context, const char *source)
{
    auto words = QString::fromUtf8(source);
    for (const auto &catalogue : catalogues()) {
        if (const auto text = catalogue->translate(context, source); !text.isEmpty())
            words += u' ' + text;
    }
    return words;
}

} // namespace storedesk::ui::shell
