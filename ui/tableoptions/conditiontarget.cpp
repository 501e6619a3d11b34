// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/conditiontarget.h"

#include "base/backgroundtask.h"
#include "sheet/sheet.h"

#include <QPointer>

namespace storedesk::ui::tableoptions {

ConditionTarget targetOf(const sheet::Sheet &sheet)
{
    ConditionTarget target{.columns = sheet.columns()};
    if (sheet.hasTraces())
        target.traceOf = [&sheet](int column) {
            return sheet.traceOf(column);
        };
    if (sheet.state() != sheet::Sheet::State::Ready)
        return target;
    const auto work = std::make_shared<base::BackgroundTask>(sheet.clock());
    target.count = [&sheet, work](int column, QObject *context,
                                  const ConditionTarget::Counted &counted) {
        work->start(
            [source = sheet.source(), column](base::Progress &progress) {
                return statistics::distinctValues(source, column, nullptr, progress);
            },
            [wanted = QPointer(context),
             counted](base::Result<statistics::DistinctValues> &&distinct) {
                if (wanted)
                    counted(std::move(distinct));
            });
    };
    return target;
}

} // namespace storedesk::ui::tableoptions
