// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/numberingplans.h"

#include <phonenumbers/phonenumberutil.h>

namespace storedesk::importcheck {

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

static constexpr auto noRegion = "ZZ";

std::optional<QByteArray> internationalPhone(QByteArrayView text, const QString &prefix)
{
    const auto &util = *PhoneNumberUtil::GetInstance();
    std::string region = noRegion;
    if (const int code = prefix.toInt(); code > 0)
        util.GetRegionCodeForCountryCode(code, &region);
    PhoneNumber number;
    auto written = text.toByteArray().toStdString();
    if (written.starts_with("00"))
        written.replace(0, 2, "+");
    if (util.Parse(written, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR
        || !util.IsPossibleNumber(number))
        return std::nullopt;
    std::string international;
    util.Format(number, PhoneNumberUtil::E164, &international);
    return QByteArray::fromStdString(international);
}

bool isSpanishPhone(QByteArrayView international)
{
    // The prefix +34 is followed by nine digits.
    static constexpr qsizetype length = 12;
    return international.startsWith("+34") && international.size() == length
        && international[3] >= '6' && international[3] <= '9';
}

bool isImpossiblePhone(QByteArrayView international)
{
    const auto &util = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    return util.Parse(international.toByteArray().toStdString(), noRegion, &number)
        != PhoneNumberUtil::NO_PARSING_ERROR
        || !util.IsPossibleNumber(number);
}

} // namespace storedesk::importcheck
