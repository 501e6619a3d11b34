// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>

namespace storedesk::jobs {

// One record that is to go.
struct DeleteTarget
{
    QStringList values; // of the path of the delete
    QString title; // as the person knows it
    QJsonObject record = {}; // the copy for the bin; empty: it is read first
};

} // namespace storedesk::jobs
