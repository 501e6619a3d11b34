// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultlist.h"

#include <algorithm>

namespace storedesk::catalogue {

FaultList::FaultList(std::vector<Fault> faults)
    : m_faults(std::move(faults))
{ }

void FaultList::add(const QString &pointer, Reason reason)
{
    if (std::ranges::find(m_faults, pointer, &Fault::path) == m_faults.end())
        m_faults.push_back({.path = pointer, .name = pointer.section(u'/', -1), .reason = reason});
}

} // namespace storedesk::catalogue
