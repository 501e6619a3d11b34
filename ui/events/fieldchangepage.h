// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

class QVBoxLayout;

namespace storedesk::ui {
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Explains that the service cannot change a contact field, and offers the usual alternatives.
class FieldChangePage final : public Page
{
    Q_OBJECT

public:
    FieldChangePage(PageHost &host, const PageAddress &place);

    [[nodiscard]] PageAddress place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::ContactFields; }

private:
    void addStep(QVBoxLayout *box, int number, const QString &words, const QString &button,
                 const PageAddress &target);

    PageAddress m_place;
    PageHead *m_head;
};

} // namespace storedesk::ui::events
