// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/host/pageaddress.h"
#include "ui/widgets/panel.h"

#include <initializer_list>
#include <vector>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

class LinkRow;
class OverviewReads;
class RowButton;

// Base class of the cards in the overview. Each card shows its own errors above the data that it
// loaded before.
class OverviewCard : public Card
{
    Q_OBJECT

public:
    OverviewCard(Icon icon, const QString &title, PageHost &host, QWidget *parent = nullptr);

    virtual void tell(const OverviewReads &reads) = 0;
    // Returns the message shown when there are no rows.
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void placeWanted(const ui::PageAddress &place);
    void againWanted(storedesk::catalogue::Resource resource);
    // Emitted when the file of a transfer is requested.
    void fileWanted(storedesk::catalogue::Resource resource, const QString &id);

protected:
    // Returns the page that the heading opens.
    [[nodiscard]] virtual PageAddress destination() const = 0;
    // Shows failures and the initial loading state. Returns whether there is data to show.
    bool tellState(const OverviewReads &reads,
                   std::initializer_list<catalogue::Resource> resources);
    // Shows a message; an empty message hides the label.
    void say(const QString &message);
    // Sets the page that a click on the row opens.
    void lead(RowButton *row, const PageAddress &place);
    // Extends only the rows into the padding of the card.
    void extendRowsToEdges(int pixels);
    [[nodiscard]] static QString nameOf(catalogue::Resource resource);
    [[nodiscard]] QVBoxLayout *rows() const { return m_rows; }
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    void reportFailures(const OverviewReads &reads,
                        const std::vector<catalogue::Resource> &resources);

    PageHost &m_host;
    QVBoxLayout *m_failureBox;
    std::vector<LinkRow *> m_failures;
    // The resource for each row in m_failures.
    std::vector<catalogue::Resource> m_failed;
    QLabel *m_message;
    QVBoxLayout *m_rows;
};

} // namespace storedesk::ui::overview
