// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/frame/place.h"
#include "ui/widgets/panel.h"

#include <initializer_list>
#include <vector>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

class LinkRow;
class OverviewReads;
class RowButton;

// A card of the overview. It fails alone: what could not be read is said inside it, and what was
// there before stays below.
class OverviewCard : public Card
{
    Q_OBJECT

public:
    OverviewCard(Icon icon, const QString &title, Frame &frame, QWidget *parent = nullptr);

    virtual void tell(const OverviewReads &reads) = 0;
    [[nodiscard]] QString message() const; // in place of rows

Q_SIGNALS:
    void placeWanted(const storedesk::ui::Place &place);
    void againWanted(storedesk::catalogue::Resource resource);
    void fileWanted(storedesk::catalogue::Resource resource, const QString &id); // of a transfer

protected:
    // Where the heading leads to.
    [[nodiscard]] virtual Place destination() const = 0;
    // Says what failed, and that the first answer is on its way; true: there is something to show.
    bool tellState(const OverviewReads &reads,
                   std::initializer_list<catalogue::Resource> resources);
    void say(const QString &message); // empty takes it away
    void lead(RowButton *row, const Place &place); // where a click on it goes from now on
    void letRowsBleed(int pixels); // and nothing else
    [[nodiscard]] static QString nameOf(catalogue::Resource resource);
    [[nodiscard]] QVBoxLayout *rows() const { return m_rows; }
    [[nodiscard]] Frame &frame() const { return m_frame; }

private:
    void tellFailures(const OverviewReads &reads,
                      const std::vector<catalogue::Resource> &resources);

    Frame &m_frame;
    QVBoxLayout *m_failureBox;
    std::vector<LinkRow *> m_failures;
    std::vector<catalogue::Resource> m_failed; // one for each of the rows
    QLabel *m_message;
    QVBoxLayout *m_rows;
};

} // namespace storedesk::ui::overview
