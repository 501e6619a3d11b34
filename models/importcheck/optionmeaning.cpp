// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/optionmeaning.h"

#include "records/columnmatch.h"

#include <algorithm>
#include <array>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;
using catalogue::Option;

namespace {

// Words with the same meaning, in the form that records::folded() returns. A text matches the
// option whose ID or label is in the same row.
constexpr std::array meanings{
    "true yes y si s 1 x on ok verdadero cierto oui ja subscribed suscrito suscrita alta active "
    "activo activa enabled instock instockavailable available disponible enstock hombre optin "
    "accepted aceptado confirmado confirmed"_L1,
    "false no n 0 off falso non nein unsubscribed nosuscrito desuscrito dadodebaja baja inactive "
    "inactivo inactiva disabled outofstock unavailable soldout agotado sinstock nodisponible "
    "optout rejected rechazado cancelado"_L1,
    "male m man hombre masculino varon h"_L1,
    "female f woman mujer femenino w"_L1,
    "paused pausado pausada enpausa suspendido"_L1,
    "bounced rebotado rebotada rebote"_L1,
    "banned bloqueado bloqueada vetado blocked"_L1,
    "none ninguno ninguna never neverasked nunca sinpreguntar unknown desconocido"_L1,
};

bool says(QLatin1StringView row, const QString &word)
{
    return !word.isEmpty() && QString(row).split(u' ').contains(word);
}

QString bySense(const QString &word, const std::vector<Option> &options)
{
    for (const auto &row : meanings) {
        if (!says(row, word))
            continue;
        QStringList fitting;
        for (const auto &option : options) {
            if (says(row, records::folded(option.id)) || says(row, records::folded(option.label)))
                fitting.append(option.id);
        }
        if (fitting.size() == 1)
            return fitting.front();
    }
    return {};
}

} // namespace

std::vector<Option> optionsOf(const catalogue::FieldRule &rule)
{
    if (rule.type == catalogue::Type::Boolean)
        return {{.id = u"true"_s}, {.id = u"false"_s}};
    return rule.options;
}

QString optionFor(const QString &text, const std::vector<Option> &options)
{
    const auto plain = text.trimmed();
    for (const auto &option : options) {
        if (option.id == plain)
            return option.id;
    }
    const auto word = records::folded(plain);
    QStringList alike;
    for (const auto &option : options) {
        const bool same = option.label.compare(plain, Qt::CaseInsensitive) == 0
            || (!word.isEmpty()
                && (records::folded(option.label) == word || records::folded(option.id) == word));
        if (same)
            alike.append(option.id);
    }
    if (alike.size() == 1)
        return alike.front();
    return alike.isEmpty() ? bySense(word, options) : QString();
}

} // namespace storedesk::importcheck
