// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/scheduledwork.h"

#include <QDir>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

QString RunPlaces::exports() const
{
    return QDir(account).filePath(u"exports"_s);
}

ScheduledWork::ScheduledWork() = default;

ScheduledWork::~ScheduledWork() = default;

} // namespace storedesk::schedules
