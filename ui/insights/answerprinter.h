// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/markchart.h"
#include "ui/tables/clipboardtable.h"

#include <QFont>

class QPagedPaintDevice;

namespace storedesk::ui::insights {

// An answer as it is printed.
struct PrintedAnswer
{
    QString title = {};
    // What the data covers.
    QString coverage = {};
    QString sentence = {};
    // Drawn in the colours of the light look.
    insightviews::MarkChart chart = {};
    // Names and values.
    QList<std::pair<QString, QString>> facts = {};
    CopiedTable table = {};
    QString definition = {};
    QString balance = {};
    QFont font = {};
};

void print(const PrintedAnswer &answer, QPagedPaintDevice &device);

} // namespace storedesk::ui::insights
