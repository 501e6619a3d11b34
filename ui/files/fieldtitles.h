// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::sheet {
class Sheet;
}

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::files {

// Titles the columns of a contact export with the names of the contact fields. If technical names
// are enabled, uses the names in the file.
class FieldTitles final : public QObject
{
    Q_OBJECT

public:
    FieldTitles(sheet::Sheet &sheet, Frame &frame, QObject *parent);

private:
    [[nodiscard]] bool isOfContacts() const;
    void renew();

    sheet::Sheet &m_sheet;
    Frame &m_frame;
};

} // namespace storedesk::ui::files
