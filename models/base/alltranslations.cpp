// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "alltranslations.h"

#include "base/language.h"

#include <QTranslator>

#include <memory>
#include <vector>

namespace storedesk::base {

using namespace Qt::StringLiterals;

static const std::vector<std::unique_ptr<QTranslator>> &catalogues()
{
    static const auto all = [] {
        std::vector<std::unique_ptr<QTranslator>> found;
        for (const auto &code : Language::choices()) {
            auto catalogue = std::make_unique<QTranslator>();
            if (catalogue->load(u":/translations/storedesk_"_s + code))
                found.push_back(std::move(catalogue));
        }
        return found;
    }();
    return all;
}

QStringList inAllLanguages(const char *context, const char *source)
{
    QStringList texts{QString::fromUtf8(source)};
    for (const auto &catalogue : catalogues()) {
        const auto text = catalogue->translate(context, source);
        if (!text.isEmpty() && !texts.contains(text))
            texts.append(text);
    }
    return texts;
}

} // namespace storedesk::base
