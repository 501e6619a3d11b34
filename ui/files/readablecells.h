// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "sheet/sheetmodel.h"

#include <QObject>

namespace storedesk::sheet {
class Sheet;
}
namespace storedesk::ui {
class PageHost;
}
namespace storedesk::ui::sheetview {
class FileSearch;
class SheetGrid;
} // namespace storedesk::ui::sheetview

namespace storedesk::ui::files {

// Shows the cells of exported contacts and activities in readable form: labels of options, local
// dates and amounts with their currency. The search in the file finds these texts too. The file,
// its filters and copied rows are not changed. If
// technical names are enabled, cells are shown as they are in the file.
class ReadableCells final : public QObject
{
    Q_OBJECT

public:
    // All must outlive this object.
    ReadableCells(sheet::Sheet &sheet, sheetview::SheetGrid &grid, sheetview::FileSearch &search,
                  PageHost &host, QObject *parent);

private:
    void renew();
    void setWords(const sheet::SheetModel::Words &words);

    sheet::Sheet &m_sheet;
    sheetview::SheetGrid &m_grid;
    sheetview::FileSearch &m_search;
    PageHost &m_host;
};

// Returns a cell of a contact field in words. Unknown values are returned unchanged.
[[nodiscard]] QString cellText(const catalogue::FieldRule &rule, const QString &text,
                               const QString &currency);

} // namespace storedesk::ui::files
