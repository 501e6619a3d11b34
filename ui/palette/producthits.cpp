// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/producthits.h"

#include "account/account.h"
#include "activities/activitysource.h"
#include "values/namematch.h"
#include "workspace/workspace.h"

#include <algorithm>

namespace storedesk::ui::palette {

using Product = ProductHits::Product;
using Products = std::vector<Product>;

// A single letter occurs in almost every name.
static constexpr qsizetype fewestLetters = 2;
static constexpr std::size_t mostProducts = 5;

ProductHits::ProductHits(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_reading(workspace.account().clock())
    , m_searching(workspace.account().clock())
{ }

void ProductHits::need()
{
    if (std::exchange(m_isNeeded, true))
        return;
    connect(&m_workspace.activitySource(), &activities::ActivitySource::changed, this,
            &ProductHits::read);
    read();
}

void ProductHits::read()
{
    auto &source = m_workspace.activitySource();
    if (!source.isReady() || !source.hasActivities())
        return;
    m_reading.start(
        [input = source.input()](base::Progress &progress) {
            Products products;
            const auto sold = activities::readProducts(input, progress);
            for (const auto &product : sold ? *sold : std::vector<activities::ProductSales>()) {
                if (!product.id.isEmpty())
                    products.push_back({.id = product.id, .name = product.name});
            }
            return products;
        },
        [this](Products products) {
            m_all = std::make_shared<const Products>(std::move(products));
            search(m_text);
        });
}

static Products bestOf(const Products &products, const QString &text,
                       const base::Progress &progress)
{
    using values::NameMatch;
    const values::NameSearch search(text);
    std::vector<std::pair<NameMatch, const Product *>> matches;
    for (const auto &product : products) {
        if (progress.cancelled())
            break;
        const auto match = std::min(search.matchOf(product.name), search.matchOf(product.id));
        if (match != NameMatch::None)
            matches.emplace_back(match, &product);
    }
    std::ranges::stable_sort(matches, {}, &std::pair<NameMatch, const Product *>::first);
    Products best;
    for (const auto &[match, product] : matches) {
        if (best.size() == mostProducts)
            break;
        best.push_back(*product);
    }
    return best;
}

void ProductHits::search(const QString &text)
{
    m_text = text;
    if (text.size() < fewestLetters || !m_all) {
        m_searching.stop();
        m_found.clear();
        return;
    }
    m_searching.start(
        [all = m_all, text](base::Progress &progress) { return bestOf(*all, text, progress); },
        [this](Products best) {
            m_found = std::move(best);
            Q_EMIT found();
        });
}

} // namespace storedesk::ui::palette
