// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "state.h"

namespace storedesk::catalogue {

bool isUnderWay(QStringView state)
{
    return state == u"queued" || state == u"inProgress";
}

} // namespace storedesk::catalogue
