// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui {

// A condition of the account that needs the user's attention. It is reported in a desktop
// notification.
struct AttentionNotice
{
    // Identifies the condition, so that it is reported once.
    QString key;
    QString title = {};
    QString text = {};
    PageAddress place = {};
    // The job that the condition belongs to. The end of that job is not reported in addition.
    QString job = {};
};

} // namespace storedesk::ui
