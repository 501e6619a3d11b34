// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seedpeople.h"

#include "practice/seed/seedwords.h"

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

// Because the lists have coprime lengths, a pair of names repeats only after every pair has been
// used.
QByteArray seedEmailOf(int index, const char *domain)
{
    const auto first = firstNames();
    const auto last = surnames();
    const auto place = static_cast<std::size_t>(index);
    QByteArray email(first[place % first.size()].plain);
    email.append('.').append(last[place % last.size()].plain);
    if (place >= first.size() * last.size())
        email.append(QByteArray::number(index));
    return email.append('@').append(domain);
}

SeedPerson seedPersonAt(int index, int contacts, Moment now, Random &random)
{
    const auto first = firstNames();
    const auto last = surnames();
    const auto &name = first[static_cast<std::size_t>(index) % first.size()];
    const auto &surname = last[static_cast<std::size_t>(index) % last.size()];
    const auto &mother = random.pick(last);
    SeedPerson person{.number = index + 1, .name = name.written, .surname = surname.written};
    person.surname.append(' ').append(mother.written);

    // The oldest contacts come first. Creation times cover a thousand days, and the newest is a few
    // hours ago.
    const Moment step = 1000 * day / (contacts + 1);
    person.created = now - (contacts - index) * step - random.below(std::max<Moment>(1, step / 2));

    if (index % 97 != 96)
        person.email = seedEmailOf(index, random.pick(mailDomains()));
    if (index % 97 == 96 || random.chance(55))
        person.externalId = "CLI-" + QByteArray::number(10'000 + index);
    const auto lot = random.below(100);
    person.newsletter = lot < 58 ? "subscribed"_L1 : lot < 70 ? "unsubscribed"_L1 : "none"_L1;
    return person;
}

} // namespace storedesk::practice
