// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/maildomains.h"

#include <algorithm>
#include <array>

namespace storedesk::importcheck {

// Common mail providers. A domain that is one typing error away from these is probably a mistake.
static constexpr auto providers = std::to_array<QByteArrayView>(
    {"gmail.com",  "googlemail.com", "hotmail.com",    "hotmail.es",     "hotmail.fr",
     "hotmail.it", "outlook.com",    "outlook.es",     "yahoo.com",      "yahoo.es",
     "yahoo.fr",   "yahoo.it",       "icloud.com",     "telefonica.net", "movistar.es",
     "terra.es",   "orange.es",      "protonmail.com", "live.com",       "msn.com"});

// Existing domains that look like typing errors.
static constexpr auto others = std::to_array<QByteArrayView>(
    {"mail.com",   "email.com",  "ymail.com",  "rmail.com",  "gmx.com",    "gmx.es",
     "gmx.net",    "hotmail.be", "hotmail.de", "hotmail.ch", "yahoo.de",   "yahoo.ca",
     "yahoo.be",   "yahoo.in",   "outlook.it", "outlook.de", "outlook.be", "outlook.fr",
     "outlook.pt", "outlook.cl", "live.cl",    "live.nl",    "live.it",    "live.fr",
     "live.be",    "live.de",    "line.com",   "love.com",   "life.com",   "like.com",
     "zoho.com",   "orange.fr",  "msn.es",     "msn.cn",     "terra.com",  "tierra.es",
     "cloud.com"});

namespace {

// Non-existent top-level domains that are a single typing error away from an existing domain.
struct Ending
{
    QByteArrayView typed;
    QByteArrayView meant;
};

} // namespace

static constexpr auto endings = std::to_array<Ending>({{".con", ".com"},
                                                       {".cmo", ".com"},
                                                       {".ocm", ".com"},
                                                       {".comm", ".com"},
                                                       {".vom", ".com"},
                                                       {".xom", ".com"},
                                                       {".cpm", ".com"},
                                                       {".clm", ".com"},
                                                       {".ogr", ".org"},
                                                       {".nte", ".net"}});

// Returns whether one letter is missing, added, replaced or swapped with the next.
static bool isOneSlipAway(QByteArrayView typed, QByteArrayView meant)
{
    const auto lengths = typed.size() - meant.size();
    if (lengths < -1 || lengths > 1)
        return false;
    const auto [first, second] = std::ranges::mismatch(typed, meant);
    const auto at = first - typed.begin();
    if (first == typed.end() && second == meant.end())
        return false;
    if (lengths == 1)
        return typed.sliced(at + 1) == meant.sliced(at);
    if (lengths == -1)
        return typed.sliced(at) == meant.sliced(at + 1);
    if (typed.sliced(at + 1) == meant.sliced(at + 1))
        return true;
    return at + 1 < typed.size() && typed[at] == meant[at + 1] && typed[at + 1] == meant[at]
        && typed.sliced(at + 2) == meant.sliced(at + 2);
}

static std::optional<QByteArrayView> meantDomain(QByteArrayView domain)
{
    const auto isListed = [domain](const auto &list) {
        return std::ranges::find(list, domain) != list.end();
    };
    if (isListed(providers) || isListed(others))
        return std::nullopt;
    const auto found = std::ranges::find_if(
        providers, [domain](QByteArrayView meant) { return isOneSlipAway(domain, meant); });
    return found == providers.end() ? std::nullopt : std::optional(*found);
}

std::optional<QByteArray> likelyAddress(QByteArrayView address)
{
    const auto at = address.lastIndexOf('@');
    if (at < 0)
        return std::nullopt;
    const auto name = address.first(at + 1);
    const auto domain = address.sliced(at + 1).toByteArray().toLower();
    if (const auto meant = meantDomain(domain))
        return name.toByteArray() + meant->toByteArray();
    for (const auto &ending : endings) {
        if (!domain.endsWith(ending.typed))
            continue;
        const auto better = domain.chopped(ending.typed.size()) + ending.meant.toByteArray();
        return name.toByteArray() + meantDomain(better).value_or(better).toByteArray();
    }
    return std::nullopt;
}

} // namespace storedesk::importcheck
