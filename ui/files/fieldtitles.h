// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::sheet {
class Sheet;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::files {

// Titles the columns of a contacts export with the names of the contact fields, and those of an
// activities export with translated titles. If technical names are enabled, uses the names in the
// file.
class FieldTitles final : public QObject
{
    Q_OBJECT

public:
    FieldTitles(sheet::Sheet &sheet, PageHost &host, QObject *parent);

private:
    [[nodiscard]] bool isOfContacts() const;
    void renew();

    sheet::Sheet &m_sheet;
    PageHost &m_host;
};

} // namespace storedesk::ui::files
