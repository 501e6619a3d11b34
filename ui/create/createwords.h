// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QString>

namespace storedesk::ui::create {

// What a form that makes something says about itself.
struct CreateWords
{
    QString title;
    QString subtitle;
    QString create; // on the main button; %1 is the store, here and in the question
    QString again; // on it when nobody knows whether it arrived
    QString risk = {}; // what may happen when it is sent then; empty: it is made twice
    QString question; // before it is sent
    QString done; // of the line in the status bar
    QString refused = {}; // by the service; empty: as the call is named
    Icon icon;
};

} // namespace storedesk::ui::create
