// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace storedesk::ui::charts {

class MarkChartView;

// Lets assistive tools read charts value by value. Can be called repeatedly.
void installMarkAccessibility();
// Reports that the value has received the focus.
void announceMark(MarkChartView &view, int mark);

} // namespace storedesk::ui::charts
