// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reading/conditiontarget.h"

#include "sheet/sheet.h"
#include "sheet/work.h"

#include <QPointer>

namespace storedesk::ui::reading {

ConditionTarget targetOf(const sheet::Sheet &sheet)
{
    ConditionTarget target{.columns = sheet.columns()};
    if (sheet.hasTraces())
        target.traceOf = [&sheet](int column) {
            return sheet.traceOf(column);
        };
    if (sheet.state() != sheet::Sheet::State::Ready)
        return target;
    const auto work = std::make_shared<sheet::Work>(sheet.clock());
    target.count = [&sheet, work](int column, QObject *context,
                                  const ConditionTarget::Counted &counted) {
        work->start(
            [source = sheet.source(), column](table::Progress &progress) {
                return table::distinctValues(source, column, nullptr, progress);
            },
            [wanted = QPointer(context), counted](base::Result<table::DistinctValues> &&distinct) {
                if (wanted)
                    counted(std::move(distinct));
            });
    };
    return target;
}

} // namespace storedesk::ui::reading
