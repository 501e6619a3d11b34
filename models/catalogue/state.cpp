// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "state.h"

#include "catalogue/choice.h"

namespace storedesk::catalogue {

bool isUnderWay(QStringView state)
{
    return state == catalogue::choice::state::queued
        || state == catalogue::choice::state::inProgress;
}

} // namespace storedesk::catalogue
